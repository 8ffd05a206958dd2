export const id = 8366;
export const ids = [8366];
export const modules = {

/***/ 15135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  recordCalls: () => (/* binding */ recordCalls)
});

// EXTERNAL MODULE: ./build/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(81562);
// EXTERNAL MODULE: ./build/judge.js
var judge = __webpack_require__(71891);
// EXTERNAL MODULE: ./build/redaction/secret-keeper.js + 3 modules
var secret_keeper = __webpack_require__(69244);
// EXTERNAL MODULE: ./build/render/terminal/verdict-lines.js + 1 modules
var verdict_lines = __webpack_require__(47904);
// EXTERNAL MODULE: ./build/surface/ask-servers.js
var ask_servers = __webpack_require__(46780);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./build/cli/options/option-words.js
var option_words = __webpack_require__(21863);
// EXTERNAL MODULE: ./build/cli/servers/asked-surface.js
var asked_surface = __webpack_require__(26476);
// EXTERNAL MODULE: ./build/cli/terminal/exit-codes.js
var exit_codes = __webpack_require__(22927);
// EXTERNAL MODULE: ./build/cli/terminal/screen.js
var terminal_screen = __webpack_require__(3096);
// EXTERNAL MODULE: ./build/cli/terminal/terminal-logger.js
var terminal_logger = __webpack_require__(99705);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/client/errors/api-error.js
var api_error = __webpack_require__(58327);
// EXTERNAL MODULE: ./build/json-schema/argument-fit.js + 3 modules
var argument_fit = __webpack_require__(67427);
// EXTERNAL MODULE: ./build/redaction/literal-secrets.js
var literal_secrets = __webpack_require__(13569);
// EXTERNAL MODULE: ./build/redaction/token-shapes.js
var token_shapes = __webpack_require__(99410);
// EXTERNAL MODULE: ./build/surface/listed-surface.js
var listed_surface = __webpack_require__(4873);
// EXTERNAL MODULE: ./build/text/clean-text.js
var clean_text = __webpack_require__(1559);
// EXTERNAL MODULE: ./build/text/meant-name.js
var meant_name = __webpack_require__(26829);
// EXTERNAL MODULE: ./node_modules/@cfworker/json-schema/dist/esm/validate.js + 3 modules
var validate = __webpack_require__(26623);
// EXTERNAL MODULE: ./build/resilience/bounded-work.js
var bounded_work = __webpack_require__(39811);
// EXTERNAL MODULE: ./build/json-schema/read-schema.js
var read_schema = __webpack_require__(50213);
;// CONCATENATED MODULE: ./build/json-schema/schema-verdict.js



const PROBLEMS_TOLD = 3;
/** Keywords that tell no more than that a part below them is wrong. */
const ENCLOSING = ['properties', 'additionalProperties', 'items', 'prefixItems', '$ref', 'allOf'];
/** Judges a value by a schema from anywhere, in bounded time. */
function judgeBySchema(schema, value) {
    return (0,bounded_work/* workInTime */.W)(() => {
        const read = (0,read_schema/* readSchema */.n)(schema);
        const { valid, errors } = (0,validate/* validate */.t)(value, read.schema, read.draft, read.parts);
        return valid ? null : explain(errors);
    });
}
function explain(errors) {
    const telling = errors.filter(({ keyword }) => !ENCLOSING.includes(keyword));
    const told = (telling.length > 0 ? telling : errors)
        .slice(0, PROBLEMS_TOLD)
        .map(({ instanceLocation, error }) => `${instanceLocation.replace('#', '$')}: ${error}`);
    const more = telling.length - told.length;
    return [...told, ...(more > 0 ? [`and ${more} more`] : [])].join(' ');
}

;// CONCATENATED MODULE: ./build/cli/recording/recorded-case.js




/** More of them only make a case that fails for reasons nobody meant. */
const MOST_MEMBERS = 5;
const MOST_LOOKED_AT = 200;
const MAX_TEXT = 120;
const TITLE_LENGTH = 120;
/** Values that are others at the next call: days and times of day, ids by chance, durations. */
const FLEETING = /\d{4}-\d\d-\d\d|\d{1,2}:\d\d|[\da-f]{8}-[\da-f]{4}-|\b1[5-9]\d{8}(?:\d{3})?\b|\d ?(?:ms|s|sec|seconds)\b/i;
const FLEETING_NAME = /(?:[a-z]At|_at|[tT]ime|[tT]imestamp|[dD]ate|[dD]uration|[eE]lapsed|[uU]ptime|pid)$/;
const PLAIN_NAME = /^[A-Za-z_]\w{0,63}$/;
/** A title that tells the call, where nobody gave one. */
function titleOf({ tool, arguments: given }, taken) {
    const told = Object.entries(given).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
    return freeTitle([tool, ...told].join(' '), taken);
}
/** A title that no other case has. */
function freeTitle(text, taken) {
    const title = (0,clean_text/* cleanLine */.Ow)(text, TITLE_LENGTH);
    let [free, count] = [title, 1];
    while (taken.includes(free)) {
        count += 1;
        free = `${title} (${count})`;
    }
    return free;
}
/** All text of a result, a line a part, as assertions see it. */
function textOf({ content = [], structuredContent }) {
    if (content.length === 0 && structuredContent !== undefined) {
        return JSON.stringify(structuredContent);
    }
    return content
        .flatMap((part) => {
        const resource = part['resource'];
        const inner = part['type'] === 'text' ? part : isObject(resource) ? resource : {};
        const text = inner['text'];
        return typeof text === 'string' ? text : [];
    })
        .join('\n');
}
/**
 * The case that a call becomes, which asserts what came of it: no more of it than is likely to come
 * again, and nothing secret.
 */
function recordedCase({ server, tool, arguments: given }, outcome, options) {
    const call = {
        ...{ kind: 'toolCall', serverName: server, toolName: tool },
        ...(Object.keys(given).length > 0 && { arguments: given }),
    };
    const { title, isOwn } = options;
    if ('refusal' in outcome)
        return { title, steps: [{ ...call, expectError: true }] };
    const needle = lineOf(textOf(outcome.result), options);
    if (outcome.result.isError === true) {
        const expectError = needle === undefined ? true : { contains: needle };
        return { title, steps: [{ ...call, expectError }] };
    }
    if (isOwn) {
        const expect = expectations(outcome.result, needle, options);
        return { title, steps: [{ ...call, ...(expect.length > 0 && { expect }) }] };
    }
    const assertions = [
        { type: 'noToolErrors' },
        ...(needle === undefined ? [] : [{ type: 'responseContains', needle }]),
    ];
    return {
        title,
        steps: [call, ...assertions.map((assertion) => ({ kind: 'assert', assertion }))],
    };
}
/** Why a result is not what its tool says of it; null where it is, or says nothing. */
function schemaMisfit(result, outputSchema) {
    if (outputSchema === undefined || result.isError === true)
        return null;
    if (result.structuredContent === undefined)
        return 'There is no structured content.';
    const judged = judgeBySchema(outputSchema, result.structuredContent);
    return 'refused' in judged ? judged.refused : judged.value;
}
function expectations(result, needle, options) {
    const bySchema = options.outputSchema === undefined ? [] : [{ type: 'matchesOutputSchema' }];
    const json = jsonOf(result);
    const members = json === undefined ? [] : memberExpectations(json, options);
    if (members.length > 0)
        return [...bySchema, ...members];
    if (needle !== undefined)
        return [...bySchema, { type: 'textContains', needle }];
    const part = result.content?.find(({ type }) => type === 'image' || type === 'audio');
    const content = part === undefined ? [] : [{ type: 'hasContent', contentType: part['type'] }];
    return [...bySchema, ...content];
}
function jsonOf(result) {
    if (result.structuredContent !== undefined)
        return result.structuredContent;
    const text = textOf(result);
    if (!/^\s*[[{]/.test(text))
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
/** What the members of an object are, or that a list has items. */
function memberExpectations(json, options) {
    if (Array.isArray(json))
        return json.length > 0 ? [{ ...jsonPath('$'), minCount: 1 }] : [];
    if (!isObject(json))
        return [];
    return Object.entries(json)
        .slice(0, MOST_LOOKED_AT)
        .flatMap(([name, value]) => {
        if (!PLAIN_NAME.test(name) || FLEETING_NAME.test(name))
            return [];
        const at = jsonPath(`$.${name}`);
        if (Array.isArray(value))
            return value.length > 0 ? [{ ...at, minCount: 1 }] : [];
        const isPlain = typeof value === 'boolean' || typeof value === 'number';
        if (!isPlain && typeof value !== 'string')
            return [];
        if (!isLasting(String(value), options))
            return [];
        return (0,literal_secrets/* secretsOfAnswer */.pg)({ [name]: value }).length > 0 ? [] : [{ ...at, equals: value }];
    })
        .slice(0, MOST_MEMBERS);
}
const jsonPath = (path) => ({ type: 'jsonPath', path });
/** The first line that is likely to come again. */
function lineOf(text, options) {
    return text
        .split('\n', MOST_LOOKED_AT)
        .map((line) => line.trim())
        .find((line) => line !== '' && isLasting(line, options));
}
function isLasting(text, { secrets, places }) {
    if (text.length > MAX_TEXT || FLEETING.test(text) || text.includes('{{'))
        return false;
    if (places.some((place) => text.includes(place)))
        return false;
    // What a reader of the file would not see as it is, is no good to compare with.
    return (0,clean_text/* cleanText */.X5)(text) === text && !secrets.finds(text) && (0,token_shapes/* tokensIn */.gF)(text).length === 0;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/evals/suite-file/suite-file.js + 6 modules
var suite_file = __webpack_require__(54157);
// EXTERNAL MODULE: ./build/session/workspace/workspace-file.js + 1 modules
var workspace_file = __webpack_require__(7546);
// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/cli/recording/suite-addition.js









const MAX_FILE_BYTES = 4 * 1024 * 1024;
const UNFIT_LAYOUT = 'has its cases laid out in a way that none can be added to. Write `tests` as a list in the file itself.';
/**
 * Reads the suite that a case is to be added to.
 * @throws ConfigurationError where it is none, or lies elsewhere.
 */
async function growingSuite(file, folder) {
    const place = external_node_path_.resolve(folder, file);
    if (!(0,workspace_file/* isInside */.FK)(place, folder)) {
        const message = 'must lie in this folder: suites are read from there.';
        throw new errors/* ConfigurationError */.j1([{ where: '--suite', message, example: 'evals/smoke.yaml' }]);
    }
    if (!(0,external_node_fs_.existsSync)(place))
        return { file, text: null, titles: [] };
    const { cases } = await (0,suite_file.readSuiteFile)(file, folder);
    const options = { workspace: folder, maxBytes: MAX_FILE_BYTES, absoluteAnywhere: false };
    const text = await (0,workspace_file/* readWorkspaceFile */.sL)(file, options);
    return { file, text, titles: cases.map(({ test }) => test.title) };
}
/**
 * The text of a suite with a case more at its end. All else of it stays as it is, comments and layout
 * included.
 * @throws ConfigurationError where that would be no sound suite.
 */
async function withCase({ file, text, titles }, added, { server, isOwn }) {
    const grown = text === null ? newSuite(file, server, added) : spliced(text, server, added);
    if (grown === null)
        throw new errors/* ConfigurationError */.j1([{ where: file, message: UNFIT_LAYOUT }]);
    const now = await (0,suite_file/* parseSuiteFile */.i)(file, grown);
    (0,suite_file.requireSoundSuite)(now, isOwn);
    const before = text === null ? [] : (await (0,suite_file/* parseSuiteFile */.i)(file, text)).cases;
    const kept = now.cases.slice(0, -1).map(({ test }) => test);
    const isWhole = (0,external_node_util_.isDeepStrictEqual)(kept, before.map(({ test }) => test));
    if (!isWhole || now.cases.length !== titles.length + 1) {
        throw new errors/* ConfigurationError */.j1([{ where: file, message: UNFIT_LAYOUT }]);
    }
    return grown;
}
/** Writes it all or not at all; a link is followed. */
async function writeSuite(file, folder, text) {
    const named = external_node_path_.resolve(folder, file);
    let temporary;
    try {
        await (0,promises_.mkdir)(external_node_path_.dirname(named), { recursive: true });
        const isThere = (0,external_node_fs_.existsSync)(named);
        const place = isThere ? await (0,promises_.realpath)(named) : named;
        const mode = isThere ? (await (0,promises_.stat)(place)).mode : undefined;
        temporary = `${place}.${process.pid}.tmp`;
        await (0,promises_.writeFile)(temporary, text, { flag: 'wx', ...(mode !== undefined && { mode }) });
        await (0,promises_.rename)(temporary, place);
    }
    catch (error) {
        if (temporary !== undefined)
            await (0,promises_.rm)(temporary, { force: true });
        const message = `cannot be written: ${(0,errors/* errorMessage */.gJ)(error)}.`;
        throw new errors/* ConfigurationError */.j1([{ where: file, message }]);
    }
}
const HEADER = [
    ` yaml-language-server: $schema=${version/* SCHEMAS_ADDRESS */.g}suite-file.schema.json`,
    ' (The line above is for completion in editors. For "owner", put in the account that has the action.)',
].join('\n');
function newSuite(file, server, added) {
    const name = external_node_path_.basename(file).replace(/\.(?:ya?ml|json)$/, '');
    const suite = { name, servers: [server], tests: [added] };
    if (file.endsWith('.json'))
        return `${JSON.stringify(suite, null, 2)}\n`;
    const document = inShort(new dist.Document(suite), ['tests', 0]);
    document.commentBefore = HEADER;
    return document.toString({ lineWidth: 0 });
}
/** Assertions are a line each. */
function inShort(document, ofCase) {
    for (let step = 0; document.hasIn([...ofCase, 'steps', step]); step += 1) {
        const at = [...ofCase, 'steps', step];
        const expect = document.getIn([...at, 'expect'], true);
        const lines = [
            ...((0,dist.isSeq)(expect) ? expect.items : []),
            ...['expectError', 'assertion'].map((name) => document.getIn([...at, name], true)),
        ];
        for (const line of lines)
            if ((0,dist.isMap)(line))
                line.flow = true;
    }
    return document;
}
/** The text with a case more, and with its server where the suite says which it runs against. */
function spliced(text, server, added) {
    const document = (0,dist.parseDocument)(text, { uniqueKeys: false });
    const [tests, servers] = [document.get('tests', true), document.get('servers', true)];
    if (!(0,dist.isSeq)(tests))
        return null;
    const lacksServer = (0,dist.isSeq)(servers) && !servers.toJS(document).includes(server);
    const edits = [
        addition(text, tests, added),
        ...(lacksServer ? [addition(text, servers, server)] : []),
    ];
    const lineEnd = /\r\n/.test(text) ? '\r\n' : '\n';
    let grown = text;
    // From the end on, so that places stay what they are.
    for (const edit of edits.toSorted((a, b) => (b?.at ?? 0) - (a?.at ?? 0))) {
        if (edit === null)
            return null;
        const written = edit.text.replaceAll('\n', lineEnd);
        grown = grown.slice(0, edit.at) + written + grown.slice(edit.at);
    }
    return grown;
}
/** What has to be put where for a list to have an item more. */
function addition(text, list, item) {
    const last = list.items.at(-1);
    if (!(0,dist.isNode)(last) || last.range == null || list.range == null)
        return null;
    const [start, end] = last.range;
    if (list.flow === true) {
        const before = text.slice(lineStart(text, start), start);
        if (before.trim() !== '')
            return { at: end, text: `, ${JSON.stringify(item)}` };
        const lines = JSON.stringify(item, null, 2).split('\n');
        return { at: end, text: `,\n${lines.map((line) => before + line).join('\n')}` };
    }
    const indent = ' '.repeat(list.range[0] - lineStart(text, list.range[0]));
    const document = inShort(new dist.Document([item]), [0]);
    const lines = document.toString({ lineWidth: 0 }).trimEnd().split('\n');
    const body = lines.map((line) => (line === '' ? '' : indent + line)).join('\n');
    const blank = last.spaceBefore === true ? '\n' : '';
    const at = lineAfter(text, end);
    const isOpen = at > 0 && text[at - 1] !== '\n';
    return { at, text: `${isOpen ? '\n' : ''}${blank}${body}\n` };
}
const lineStart = (text, offset) => text.lastIndexOf('\n', offset - 1) + 1;
/** Where the line behind a place begins; the place itself where one begins there. */
function lineAfter(text, offset) {
    if (text[offset - 1] === '\n')
        return offset;
    const end = text.indexOf('\n', offset);
    return end === -1 ? text.length : end + 1;
}

;// CONCATENATED MODULE: ./build/cli/recording/recorder.js














const TEXT_LENGTH = 500;
const SHOWN_LINES = 30;
const MOST_TOOLS = 20;
/** Records calls of one server. */
class Recorder {
    /** Of the case that a session becomes. */
    #steps = [];
    #called = [];
    #chosen;
    #asked;
    #at;
    #tools;
    constructor(chosen, asked, at, tools) {
        this.#chosen = chosen;
        this.#asked = asked;
        this.#at = at;
        this.#tools = tools;
    }
    /** @throws what the server answers where it does not list its tools. */
    static async of(chosen, asked, at) {
        const { client, options } = chosen;
        const tools = await (0,ask_servers/* allOf */.bn)(client.servers.tools(placeOf(chosen), options));
        return new Recorder(chosen, asked, at, tools);
    }
    /** @throws ConfigurationError where nothing is called, or written, for what is wrong with it. */
    async record({ tool, arguments: given, title }) {
        const { expectError, raw } = this.#asked;
        const { terminal, secrets, screen } = this.#at;
        const { name: server } = serverOf(this.#chosen);
        const isOwn = (0,raw_inputs/* isEmbedded */.n)(raw);
        const listed = this.#checked(tool, given, title);
        const call = { server, tool, arguments: given };
        const before = await this.#suite(title);
        const options = {
            ...{ title: title ?? titleOf(call, before.titles), isOwn, secrets },
            outputSchema: listed?.['outputSchema'],
            // The root of all folders is no place of this machine.
            places: [terminal.folder, (0,external_node_os_.homedir)(), (0,external_node_os_.tmpdir)()].filter((place) => place.length > 1),
        };
        // What no suite takes is told before anything is called.
        const asIfDone = recordedCase(call, { result: {} }, options);
        await withCase(before, this.#grown(asIfDone), { server, isOwn });
        const outcome = await this.#outcomeOf(tool, given);
        for (const line of this.#resultLines(tool, outcome))
            screen.line(line);
        if (expectError && !isRefused(outcome)) {
            screen.line(`Nothing was written: ${(0,clean_text/* cleanLine */.Ow)(tool, TEXT_LENGTH)} was to end in an error.`);
            return exit_codes/* EXIT_CODES */.a.failed;
        }
        const made = recordedCase(call, outcome, options);
        const expected = this.#expectedLines(made, outcome, options.outputSchema);
        if (this.#isOneCase) {
            this.#steps.push(...made.steps);
            this.#called.push(call);
        }
        else
            await this.#write(made);
        for (const line of expected)
            screen.line(line);
        return 0;
    }
    /**
     * Writes the case of a session; nothing where no call was made.
     * @throws ConfigurationError where the suite does not take it.
     */
    async finish() {
        const [first, ...others] = this.#called;
        if (first === undefined)
            return;
        const title = this.#asked.session?.title;
        const { titles } = await this.#suite(title);
        const tools = this.#called.map(({ tool }) => tool).join(', ');
        const own = others.length === 0 ? titleOf(first, titles) : freeTitle(tools, titles);
        await this.#write({ title: title ?? own, steps: this.#steps });
    }
    get #isOneCase() {
        return this.#asked.session?.isApart === false;
    }
    /** A case with what the session had before. */
    #grown(made) {
        return this.#isOneCase ? { ...made, steps: [...this.#steps, ...made.steps] } : made;
    }
    /** @throws ConfigurationError where it has a case of that title. */
    async #suite(title) {
        const { file } = this.#asked;
        const suite = await growingSuite(file, this.#at.terminal.folder);
        if (title === undefined || !suite.titles.includes(title))
            return suite;
        const message = `${file} has a case of this title already: give another one.`;
        throw new errors/* ConfigurationError */.j1([{ where: '--title', message }]);
    }
    async #write(made) {
        const { file, raw } = this.#asked;
        const { terminal, screen } = this.#at;
        const { name: server } = serverOf(this.#chosen);
        // The file may have been changed while a tool was at work.
        const suite = await growingSuite(file, terminal.folder);
        const grown = await withCase(suite, made, { server, isOwn: (0,raw_inputs/* isEmbedded */.n)(raw) });
        await writeSuite(file, terminal.folder, grown);
        const title = (0,clean_text/* cleanLine */.Ow)(made.title, TEXT_LENGTH);
        screen.line(`Added to ${(0,clean_text/* cleanLine */.Ow)(file, TEXT_LENGTH)}: ${title}`);
    }
    /** @throws ConfigurationError where the tool is not there, or the arguments are not for it. */
    #checked(tool, given, title = '') {
        const { secrets } = this.#at;
        const { name: server } = serverOf(this.#chosen);
        const isSecret = (name, value) => {
            const text = JSON.stringify(value);
            return ([...(0,literal_secrets/* secretsOfRequest */.Av)({ [name]: value }), ...(0,token_shapes/* tokensIn */.gF)(text)].length > 0 ||
                secrets.finds(text));
        };
        const named = Object.entries(given).filter(([name, value]) => isSecret(name, value));
        const problems = named.map(([name]) => ({ where: '--args', message: secretWords(name) }));
        if (title !== '' && isSecret('title', title)) {
            problems.push({ where: '--title', message: 'has a secret in it.' });
        }
        if (problems.length > 0)
            throw new errors/* ConfigurationError */.j1(problems);
        const listed = this.#tools.find(({ name }) => name === tool);
        if (listed !== undefined && (0,listed_surface/* takesTasksAlone */.Wf)(listed)) {
            const message = `${TASKS_ALONE} A case cannot call it.`;
            throw new errors/* ConfigurationError */.j1([{ where: (0,clean_text/* cleanLine */.Ow)(tool, TEXT_LENGTH), message }]);
        }
        if (this.#asked.expectError)
            return listed;
        if (listed === undefined) {
            const names = this.#tools.map(({ name }) => name);
            const meant = (0,meant_name/* meantName */.d5)(tool, names);
            const there = names.slice(0, MOST_TOOLS).join(', ');
            const hint = meant === undefined ? `It has: ${there}.` : `Did you mean \`${meant}\`?`;
            const message = `server \`${server}\` has no tool of this name. ${hint}`;
            throw new errors/* ConfigurationError */.j1([
                { where: (0,clean_text/* cleanLine */.Ow)(tool, TEXT_LENGTH), message: (0,clean_text/* cleanLine */.Ow)(message, TEXT_LENGTH * 4) },
            ]);
        }
        const fit = (0,argument_fit/* argumentFit */.F)(listed.inputSchema)({
            ...{ arguments: given, isOpen: () => false, isPart: false },
        });
        // What cannot be judged is for the tool to judge.
        const misfits = 'value' in fit ? fit.value : [];
        if (misfits.length === 0)
            return listed;
        throw new errors/* ConfigurationError */.j1([
            ...misfits.map(({ message }) => ({ where: '--args', message: secrets.text(message) })),
            {
                where: tool,
                message: 'takes no such arguments. To record that it refuses them, add `--expect-error`.',
            },
        ]);
    }
    async #outcomeOf(tool, given) {
        const { client, options } = this.#chosen;
        const { screen } = this.#at;
        screen.showBar(() => `Calling ${(0,clean_text/* cleanLine */.Ow)(tool, 60)}`);
        const call = { toolName: tool, parameters: given };
        try {
            return { result: await client.servers.callTool(placeOf(this.#chosen), call, options) };
        }
        catch (error) {
            // An error of the protocol that the server answered, as for arguments it does not take.
            if (error instanceof api_error/* ApiError */.hD && error.details?.['mcpErrorCode'] !== undefined) {
                return { refusal: error.said === '' ? error.message : error.said };
            }
            throw error;
        }
        finally {
            screen.showBar(null);
        }
    }
    #resultLines(tool, outcome) {
        const { secrets, screen } = this.#at;
        const { paint, width } = screen.page;
        const name = (0,clean_text/* cleanLine */.Ow)(tool, TEXT_LENGTH);
        const title = isRefused(outcome)
            ? paint('doubtful', `${name} ended in an error:`)
            : paint('strong', `${name} answered:`);
        const text = 'refusal' in outcome ? outcome.refusal : textOf(outcome.result);
        const shown = text === '' ? partWords(outcome) : secrets.text(text);
        const lines = (0,clean_text/* cleanLines */.v3)(shown, { lines: SHOWN_LINES, width: Math.max(20, width - 4) });
        return [title, ...lines.map((line) => `    ${line}`)];
    }
    #expectedLines({ steps }, outcome, outputSchema) {
        const misfit = 'result' in outcome ? schemaMisfit(outcome.result, outputSchema) : null;
        const expected = steps.flatMap(({ expect, expectError, assertion }) => [
            ...(Array.isArray(expect) ? expect : []),
            ...(expectError === undefined ? [] : [{ expectError }]),
            ...(assertion === undefined ? [] : [assertion]),
        ]);
        return [
            ...expected.map((one) => `    expects ${(0,clean_text/* cleanLine */.Ow)(JSON.stringify(one), TEXT_LENGTH)}`),
            ...(misfit === null
                ? []
                : [
                    `The case fails as it is: the result does not keep to the output schema. ${(0,clean_text/* cleanLine */.Ow)(misfit, TEXT_LENGTH)}`,
                ]),
        ];
    }
}
function serverOf({ servers }) {
    const [server] = servers;
    if (server === undefined)
        throw new Error('A server is chosen by its name.');
    return server;
}
const placeOf = (chosen) => ({
    projectId: chosen.projectId,
    serverId: serverOf(chosen).id,
});
const TASKS_ALONE = 'the server takes calls of this tool as tasks alone, and none is made here.';
const isRefused = (outcome) => 'refusal' in outcome || outcome.result.isError === true;
const secretWords = (name) => `\`${(0,clean_text/* cleanLine */.Ow)(name, 60)}\` looks like a secret, and a suite file is read by all who read the repository. ` +
    'Give secrets to the server, by `env` in the list of servers.';
/** What came where none of it is text. */
function partWords(outcome) {
    const { content = [] } = 'result' in outcome ? outcome.result : {};
    if (content.length === 0)
        return '(nothing)';
    return content.map(({ type }) => `(${String(type)})`).join(' ');
}

;// CONCATENATED MODULE: ./build/cli/recording/record-calls.js













const NO_CALL = {
    where: 'tool',
    message: 'there is no call to record. Name a tool, or write calls to the standard input.',
    example: `late_fee --args '{"days": 3}'`,
};
/**
 * Calls tools and adds a case to a suite file, which asserts what came of it: one for each call, or
 * one of a whole session, whose calls then go over one connection, as the steps of a case do.
 * @returns the exit code, the highest of all calls.
 */
async function recordCalls(asked, terminal) {
    const screen = new terminal_screen/* Screen */.f(terminal);
    const secrets = (0,secret_keeper/* createSecretKeeper */.N)();
    const logger = (0,terminal_logger/* terminalLogger */.j)(screen, secrets, asked.verbose ? 'verbose' : 'quiet');
    const at = { terminal, secrets, logger };
    const told = (error) => {
        screen.showBar(null);
        const worded = (0,raw_inputs/* isEmbedded */.n)(asked.raw) ? (0,ask_servers/* inOwnWords */.Zb)(error) : error;
        const { verdict } = (0,judge/* judgeTrouble */.NN)((0,option_words/* inOptions */.M)(ofArgument(worded)), null, at);
        for (const line of (0,verdict_lines/* verdictLines */.r)({ report: null, verdict }, screen.page))
            screen.line(line);
        return exit_codes/* EXIT_CODES */.a[verdict.value];
    };
    screen.showBar(() => 'Asking the server');
    try {
        // Before a server is started for it.
        if (asked.problems.length === 0)
            await growingSuite(asked.file, terminal.folder);
        const recordWith = async (chosen) => {
            const recorder = await Recorder.of(chosen, asked, { ...at, screen });
            screen.showBar(null);
            let exitCode = 0;
            let count = 0;
            try {
                for await (const call of asked.calls) {
                    count += 1;
                    try {
                        if ('where' in call)
                            throw new errors/* ConfigurationError */.j1([call]);
                        exitCode = Math.max(exitCode, await recorder.record(call));
                    }
                    catch (error) {
                        if (asked.session === null || !(error instanceof errors/* ConfigurationError */.j1))
                            throw error;
                        exitCode = Math.max(exitCode, told(error));
                    }
                }
            }
            catch (error) {
                // What was done by then is not lost.
                exitCode = Math.max(exitCode, told(error));
            }
            await recorder.finish();
            if (count === 0 && !terminal.signal.aborted)
                throw new errors/* ConfigurationError */.j1([NO_CALL]);
            return exitCode;
        };
        const needs = { keepsConnections: asked.session?.isApart === false };
        return await (0,asked_surface/* withServers */.F)(asked.raw, asked.problems, at, recordWith, needs);
    }
    catch (error) {
        return told(error);
    }
}
/** The server is an argument of this command, which has no option for it. */
function ofArgument(error) {
    if (!(error instanceof errors/* ConfigurationError */.j1))
        return error;
    const told = ({ where, ...problem }) => ({
        ...problem,
        where: where === 'servers' ? 'server' : where,
    });
    return new errors/* ConfigurationError */.j1(error.problems.map(told));
}


/***/ }),

/***/ 26476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ withServers),
/* harmony export */   I: () => (/* binding */ askedSurface)
/* harmony export */ });
/* harmony import */ var _session_misconfigured_servers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46781);
/* harmony import */ var _session_resolve_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56011);
/* harmony import */ var _session_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5349);
/* harmony import */ var _surface_ask_servers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46780);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92657);
/* harmony import */ var _judged_job_at_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89502);






/**
 * Opens a session of its own for the servers of a command line, which ends with the work.
 * @param raw of mode `doctor`.
 * @param needs whether servers are to remember one request at the next.
 */
async function withServers(raw, problems, at, work, needs = {}) {
    const config = (0,_judged_job_at_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .configOf */ .W)(raw, problems);
    if (config.mode !== 'doctor')
        throw new Error('Servers are asked as by mode doctor.');
    const session = (0,_session_session_js__WEBPACK_IMPORTED_MODULE_2__/* .openSession */ .f)(config, await (0,_judged_job_at_terminal_js__WEBPACK_IMPORTED_MODULE_5__/* .jobAt */ .l)(raw, at));
    try {
        const { signal, deadlineAtMs, clock } = session;
        const { client, serversFile } = await session.service(needs);
        const isOwn = config.service.kind === 'embedded';
        const options = { signal, deadlineAtMs, clock, serversFile, ...(isOwn && _surface_ask_servers_js__WEBPACK_IMPORTED_MODULE_3__/* .OWN_SERVICE */ .fU) };
        const { id: projectId } = await (0,_session_resolve_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveProject */ .KI)(config.run.project, await (0,_surface_ask_servers_js__WEBPACK_IMPORTED_MODULE_3__/* .allOf */ .bn)(client.projects.list(options)));
        const servers = await (0,_surface_ask_servers_js__WEBPACK_IMPORTED_MODULE_3__/* .chosenServers */ .zd)(client, projectId, config.run.servers, options);
        try {
            return await work({ client, projectId, servers, options });
        }
        catch (error) {
            const mistakes = await (0,_session_misconfigured_servers_js__WEBPACK_IMPORTED_MODULE_0__/* .misconfiguredServers */ .G)(error, serversFile);
            throw mistakes.length > 0 ? new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1(mistakes) : error;
        }
    }
    finally {
        await session.close();
    }
}
/**
 * Asks the servers of a command line what they offer.
 * @param raw of mode `doctor`.
 * @returns it without secrets of the configuration, which a server may tell of itself.
 */
async function askedSurface(raw, problems, at) {
    return withServers(raw, problems, at, async ({ client, projectId, servers, options }) => {
        const surface = await (0,_surface_ask_servers_js__WEBPACK_IMPORTED_MODULE_3__/* .askServers */ .Ch)(client, projectId, servers, options);
        return at.secrets.json(surface);
    });
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


/***/ }),

/***/ 46780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ch: () => (/* binding */ askServers),
/* harmony export */   Zb: () => (/* binding */ inOwnWords),
/* harmony export */   bn: () => (/* binding */ allOf),
/* harmony export */   fU: () => (/* binding */ OWN_SERVICE),
/* harmony export */   o9: () => (/* binding */ troubleOfBase),
/* harmony export */   zd: () => (/* binding */ chosenServers)
/* harmony export */ });
/* harmony import */ var p_limit__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70370);
/* harmony import */ var _client_errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58327);
/* harmony import */ var _session_misconfigured_servers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46781);
/* harmony import */ var _session_resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56011);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92657);
/* harmony import */ var _trouble_whose_trouble_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12538);
/* harmony import */ var _listed_surface_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4873);







/** Nothing is between our own service and its servers but the network to those elsewhere. */
const OWN_SERVICE = { maxAttempts: 2, isOwn: true };
/** Each is a process or two here, and a request or two of a service elsewhere. */
const AT_ONCE = 2;
/**
 * The servers that were chosen, else all that are enabled.
 * @throws ConfigurationError where there is none, or none of that name.
 */
async function chosenServers(client, projectId, wanted, options) {
    const saved = await allOf(client.servers.list(projectId, options));
    if (wanted.length > 0) {
        return (0,_session_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveAllNamed */ .HC)(wanted, saved, { kind: 'server', where: 'servers' });
    }
    const enabled = saved.filter((server) => server.enabled);
    if (enabled.length > 0)
        return enabled;
    const message = 'there is none to ask: those there are are disabled, or there are none at all.';
    throw new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1([{ where: 'servers', message }]);
}
/**
 * Asks servers what they offer. One that does not tell keeps none of the others from being asked.
 * @throws ConfigurationError where one cannot be started as it is written, and what says nothing of
 * any one server, such as a key that is refused.
 */
async function askServers(client, projectId, servers, options) {
    const limit = (0,p_limit__WEBPACK_IMPORTED_MODULE_6__/* ["default"] */ .A)(AT_ONCE);
    const budget = (0,_listed_surface_js__WEBPACK_IMPORTED_MODULE_5__/* .surfaceBudget */ .rv)();
    const answers = await Promise.all(servers.map((server) => limit(async () => ({ server, answer: await ask(client, projectId, server, options) }))));
    const mistakes = answers.flatMap(({ answer }) => ('mistakes' in answer ? answer.mistakes : []));
    if (mistakes.length > 0)
        throw new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1(mistakes);
    const found = { servers: [], silent: [] };
    // In the order of their names: which of them have room must not depend on who was first.
    for (const { server, answer } of answers.toSorted(byName))
        take(found, server, answer, budget);
    return found;
}
const byName = (one, other) => one.server.name < other.server.name ? -1 : 1;
function take(found, { name }, answer, budget) {
    if ('trouble' in answer)
        found.silent.push({ server: name, ...answer.trouble });
    if (!('exported' in answer))
        return;
    const listed = (0,_listed_surface_js__WEBPACK_IMPORTED_MODULE_5__/* .listedSurface */ .nY)(name, answer.exported, answer.tools, budget);
    if ('surface' in listed)
        found.servers.push(listed.surface);
    else
        found.silent.push({ server: name, message: listed.obstacle, isOwnDoing: false });
}
async function ask(client, projectId, { id: serverId, name }, { clock, serversFile = null, isOwn = false, ...options }) {
    const place = { projectId, serverId };
    try {
        const exported = await client.servers.export(place, options);
        // An export that tells of templates tells all; others leave titles and annotations out.
        const isWhole = exported.resourceTemplates !== undefined || exported.tools.length === 0;
        const unreadable = [...exported.unreadable];
        const onUnreadable = (parts) => {
            for (const part of parts)
                unreadable.push(`items${part}`);
        };
        const listed = () => allOf(client.servers.tools(place, { ...options, onUnreadable }));
        const tools = isWhole ? exported.tools : await listed();
        const [odd] = unreadable;
        if (odd === undefined)
            return { exported, tools };
        // What was left out would be taken for gone.
        const message = `the service tells what has not the shape of the API: ${odd}`;
        return { trouble: { message, isOwnDoing: false } };
    }
    catch (error) {
        options.signal.throwIfAborted();
        if (isLate(error, clock.now() + LAST_MS >= options.deadlineAtMs)) {
            return { trouble: { message: LATE, isOwnDoing: false } };
        }
        const mistakes = await (0,_session_misconfigured_servers_js__WEBPACK_IMPORTED_MODULE_1__/* .misconfiguredServers */ .G)(error, serversFile);
        if (mistakes.length > 0)
            return { mistakes };
        if (!isOfServer(error))
            throw error;
        const blame = error.details?.['blame'];
        const { message } = isOwn ? inOwnWords(error) : error;
        if (blame === 'configuration') {
            return { mistakes: [{ where: 'mcp-config', message: `server \`${name}\`: ${message}` }] };
        }
        return { trouble: { message, isOwnDoing: blame === 'server' } };
    }
}
/** In so long nothing can be asked any more: what is cut off by the deadline may come before it. */
const LAST_MS = 500;
const LATE = '`timeout-minutes` were over before it answered. Give more time.';
/** Whether there was no time left, and no more is known: the servers that were cut off are named. */
function isLate(error, isOver) {
    if (error instanceof _client_errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .DeadlineError */ .j3)
        return true;
    return isOver && error instanceof _client_errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr && error.kind === 'timeout';
}
/** What a service answers of the server that it was to ask, and not of the request. */
const SERVER_CODES = ['SERVER_UNREACHABLE', 'TIMEOUT', 'OAUTH_REQUIRED', 'FEATURE_NOT_SUPPORTED'];
/** Whether a request was refused for the sake of the server that it was about. */
function isOfServer(error) {
    return error instanceof _client_errors_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD && SERVER_CODES.includes(error.code);
}
/** Trouble with a server as our own service tells it, without the request that it was about. */
function inOwnWords(error) {
    return isOfServer(error) && error.said !== '' ? new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ExpectedError */ .Dh(error.said) : error;
}
/** All items of a list. */
async function allOf(items) {
    const read = [];
    for await (const item of items)
        read.push(item);
    return read;
}
/** Whether the base could be asked says nothing of the head: whatever is wrong with it is one text. */
function troubleOfBase(error) {
    if (error instanceof Error && !(error instanceof _trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ExpectedError */ .Dh))
        throw error;
    return (0,_trouble_whose_trouble_js__WEBPACK_IMPORTED_MODULE_4__/* .isUsersTrouble */ .Sf)(error) ? error.message : (0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .gJ)(error);
}


/***/ }),

/***/ 4873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ takesTasksAlone),
/* harmony export */   nY: () => (/* binding */ listedSurface),
/* harmony export */   rv: () => (/* binding */ surfaceBudget)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _model_servers_surface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21054);
/* harmony import */ var _text_json_extent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6179);



/** What of a server's lists is taken; null stands for what is not there. */
const text = optional(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP());
const flag = optional(zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY());
const schema = zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J());
const toolSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    title: text,
    description: text,
    inputSchema: schema,
    outputSchema: optional(schema),
    annotations: optional(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        title: text,
        readOnlyHint: flag,
        destructiveHint: flag,
        idempotentHint: flag,
        openWorldHint: flag,
    })),
    execution: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
});
const argumentSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    title: text,
    description: text,
    required: flag,
});
const promptSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...{ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), title: text, description: text },
    arguments: optional(zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(argumentSchema)),
});
const placeSchema = { name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), title: text, description: text, mimeType: text };
const resourceSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...placeSchema, uri: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const templateSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...placeSchema, uriTemplate: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const listsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    tools: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(toolSchema.transform(toolOf)),
    prompts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(promptSchema.transform(promptOf)).optional(),
    resources: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(resourceSchema.transform(resourceOf)).optional(),
    resourceTemplates: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(templateSchema.transform(templateOf)).optional(),
});
function optional(value) {
    return value.nullish().transform((given) => given ?? undefined);
}
const surfaceBudget = () => ({ bytes: 24 * 1024 * 1024, values: 500_000 });
/** Deeper schemas make a report that nobody reads. */
const MAX_DEPTH = 70;
/**
 * What a server offers, as it stands in its export, of which lists may be missing; its tools as its
 * own list has them, where that was asked for. What is taken is taken out of the budget.
 */
function listedSurface(server, exported, tools, budget) {
    let extent;
    try {
        const { prompts, resources, resourceTemplates = [] } = exported;
        const written = JSON.stringify([tools, prompts, resources, resourceTemplates]);
        extent = { ...(0,_text_json_extent_js__WEBPACK_IMPORTED_MODULE_0__/* .measureJson */ .j)(written), bytes: Buffer.byteLength(written) };
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return { obstacle: 'its lists are nested too deep to be compared' };
    }
    if (extent.depth > MAX_DEPTH) {
        return { obstacle: `its schemas are nested more than ${MAX_DEPTH} levels deep` };
    }
    if (extent.bytes > budget.bytes || extent.values > budget.values) {
        return { obstacle: 'it offers more than is compared' };
    }
    budget.bytes -= extent.bytes;
    budget.values -= extent.values;
    const { prompts, resources, resourceTemplates } = exported;
    const read = listsSchema.safeParse({ tools, prompts, resources, resourceTemplates });
    if (!read.success)
        return { obstacle: oddnessOf(read.error) };
    const { tools: ofTools, ...others } = read.data;
    const surface = { server, tools: ofTools };
    if (others.prompts)
        surface.prompts = others.prompts;
    if (others.resources)
        surface.resources = others.resources;
    if (others.resourceTemplates)
        surface.resourceTemplates = others.resourceTemplates;
    return { surface: (0,_model_servers_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalSurface */ .yc)(surface) };
}
/** What was left out would be taken for gone: so one odd item makes all of them unknown. */
function oddnessOf({ issues: [issue] }) {
    const place = (issue?.path ?? []).map(String).join('.');
    return `it lists what MCP does not allow, at ${place}: ${issue?.message}`;
}
/** Whether a tool takes calls as tasks alone. Source: MCP 2025-11-25, ToolExecution. */
function takesTasksAlone({ execution }) {
    return (typeof execution === 'object' &&
        execution !== null &&
        'taskSupport' in execution &&
        execution.taskSupport === 'required');
}
function toolOf({ annotations, execution, ...tool }) {
    const { inputSchema, outputSchema } = tool;
    const { title: hintTitle, ...hints } = annotations ?? {};
    return {
        ...named({ ...tool, title: tool.title ?? hintTitle }),
        inputSchema,
        ...(outputSchema !== undefined && { outputSchema }),
        annotations: known(hints),
        ...(takesTasksAlone({ execution }) && { taskSupport: 'required' }),
    };
}
function promptOf({ arguments: given = [], ...prompt }) {
    return {
        ...named(prompt),
        arguments: given.map((one) => ({ ...named(one), required: one.required ?? false })),
    };
}
function resourceOf({ uri, ...place }) {
    return { ...named(place), uri, ...typed(place) };
}
function templateOf({ uriTemplate, ...place }) {
    return { ...named(place), uriTemplate, ...typed(place) };
}
const typed = ({ mimeType }) => ({
    ...(mimeType !== undefined && { mimeType }),
});
function named({ name, title, description }) {
    return {
        name,
        ...(title !== undefined && { title }),
        ...(description !== undefined && { description }),
    };
}
function known(hints) {
    return Object.fromEntries(Object.entries(hints).filter(([, hint]) => hint !== undefined));
}


/***/ })

};
