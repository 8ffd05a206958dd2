export const id = 8262;
export const ids = [8262,8286];
export const modules = {

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

/***/ 78262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listTools: () => (/* binding */ listTools)
});

// EXTERNAL MODULE: ./build/judge.js
var judge = __webpack_require__(71891);
// EXTERNAL MODULE: ./build/redaction/secret-keeper.js + 3 modules
var secret_keeper = __webpack_require__(69244);
// EXTERNAL MODULE: ./build/model/quantity.js
var quantity = __webpack_require__(24409);
// EXTERNAL MODULE: ./build/text/clean-text.js
var clean_text = __webpack_require__(1559);
// EXTERNAL MODULE: ./build/render/words/surface/surface-words.js
var surface_words = __webpack_require__(99916);
// EXTERNAL MODULE: ./build/render/terminal/paint.js
var terminal_paint = __webpack_require__(78986);
;// CONCATENATED MODULE: ./build/render/terminal/tool-lines.js




const INDENT = '    ';
/** Code points of what a server says of one thing, and the lines that it is broken into at most. */
const MAX_TEXT = 400;
const PIECES = 4;
const MAX_NAME = 120;
const MOST_ARGUMENTS = 40;
const MOST_SILENT = 20;
/** Characters of a schema; `--json` has all of it. */
const MAX_SCHEMA = 20_000;
/** The tools of servers, each with what it takes. */
function toolLines({ servers, silent }, page, withSchemas) {
    return [
        ...servers.flatMap((one) => serverLines(one, page, withSchemas)),
        ...(0,surface_words/* silentWords */.ZE)(silent, MOST_SILENT).flatMap((text) => (0,terminal_paint/* hung */.Nq)({ glyph: '!', tone: 'bad' }, text, page, PIECES)),
    ];
}
function serverLines({ server, tools }, page, withSchemas) {
    const count = tools === undefined ? 'does not list its tools' : (0,quantity/* countOf */.pq)(tools.length, 'tool');
    const title = page.paint('strong', (0,clean_text/* cleanLine */.Ow)(server, MAX_NAME));
    return [
        `${title} ${page.paint('quiet', count)}`,
        ...(tools ?? []).flatMap((tool) => toolOf(tool, page, withSchemas)),
        '',
    ];
}
function toolOf(tool, { paint, width }, withSchemas) {
    const text = tool.description ?? tool.title ?? '';
    const room = width - INDENT.length;
    const about = (0,terminal_paint/* wrapped */.ky)((0,clean_text/* cleanLine */.Ow)(text, MAX_TEXT), room, PIECES).filter((line) => line !== '');
    const told = withSchemas
        ? [...schemaLines('takes', tool.inputSchema), ...schemaLines('gives', tool.outputSchema)]
        : argumentLines(tool.inputSchema);
    return [
        `  ${(0,clean_text/* cleanLine */.Ow)(tool.name, MAX_NAME)}`,
        ...about.map((line) => INDENT + paint('quiet', line)),
        ...told.map((line) => INDENT + line),
    ];
}
function argumentLines(schema) {
    if (typeof schema === 'boolean')
        return [];
    const { properties, required } = schema;
    if (!isRecord(properties))
        return [];
    const needed = Array.isArray(required) ? required : [];
    const all = Object.entries(properties);
    const lines = all.slice(0, MOST_ARGUMENTS).map(([name, of]) => {
        const mark = needed.includes(name) ? '' : '?';
        return `${(0,clean_text/* cleanLine */.Ow)(name, MAX_NAME)}${mark}: ${typeWords(of)}`;
    });
    const unshown = all.length - lines.length;
    return unshown > 0 ? [...lines, (0,quantity/* countOf */.pq)(unshown, 'more argument')] : lines;
}
function typeWords(schema) {
    if (!isRecord(schema))
        return 'anything';
    const { type, enum: values } = schema;
    if (Array.isArray(values))
        return (0,clean_text/* cleanLine */.Ow)(values.map((one) => JSON.stringify(one)).join(' | '), 80);
    if (Array.isArray(type))
        return (0,clean_text/* cleanLine */.Ow)(type.join(' | '), 80);
    return typeof type === 'string' ? (0,clean_text/* cleanLine */.Ow)(type, 40) : 'anything';
}
function schemaLines(what, schema) {
    if (schema === undefined)
        return [];
    const text = (0,clean_text/* cleanText */.X5)(JSON.stringify(schema, null, 2));
    const isWhole = text.length <= MAX_SCHEMA;
    const lines = (isWhole ? text : text.slice(0, MAX_SCHEMA)).split('\n');
    return [`${what}:`, ...lines, ...(isWhole ? [] : ['… and more; --json prints all of it'])];
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// EXTERNAL MODULE: ./build/render/terminal/verdict-lines.js + 1 modules
var verdict_lines = __webpack_require__(47904);
// EXTERNAL MODULE: ./build/cli/options/option-words.js
var option_words = __webpack_require__(21863);
// EXTERNAL MODULE: ./build/cli/terminal/exit-codes.js
var exit_codes = __webpack_require__(22927);
// EXTERNAL MODULE: ./build/cli/terminal/harmless-json.js
var harmless_json = __webpack_require__(18286);
// EXTERNAL MODULE: ./build/cli/terminal/screen.js
var terminal_screen = __webpack_require__(3096);
// EXTERNAL MODULE: ./build/cli/terminal/terminal-logger.js
var terminal_logger = __webpack_require__(99705);
// EXTERNAL MODULE: ./build/cli/servers/asked-surface.js
var asked_surface = __webpack_require__(26476);
;// CONCATENATED MODULE: ./build/cli/servers/list-tools.js










/**
 * Lists the tools of servers, which are asked for that alone.
 * @returns the exit code: that of the verdict where nothing could be listed, 3 where one does not tell.
 */
async function listTools({ raw, problems, schemas = false, json: isRead = false, verbose = false }, terminal) {
    const screen = new terminal_screen/* Screen */.f(terminal, { isRead });
    const secrets = (0,secret_keeper/* createSecretKeeper */.N)();
    const logger = (0,terminal_logger/* terminalLogger */.j)(screen, secrets, verbose ? 'verbose' : 'quiet');
    const at = { terminal, secrets, logger };
    const startedAtMs = performance.now();
    const seconds = () => Math.floor((performance.now() - startedAtMs) / 1000);
    screen.showBar(() => `Asking the servers · ${seconds()} s`);
    try {
        const told = await (0,asked_surface/* askedSurface */.I)(raw, problems, at);
        screen.showBar(null);
        if (isRead)
            terminal.stdout.write((0,harmless_json/* harmlessJson */.E)(told));
        else
            for (const line of toolLines(told, screen.page, schemas))
                screen.line(line);
        return told.silent.length > 0 ? exit_codes/* EXIT_CODES */.a.incomplete : 0;
    }
    catch (error) {
        screen.showBar(null);
        const { verdict } = (0,judge/* judgeTrouble */.NN)((0,option_words/* inOptions */.M)(error), null, at);
        for (const line of (0,verdict_lines/* verdictLines */.r)({ report: null, verdict }, screen.page))
            screen.line(line);
        return exit_codes/* EXIT_CODES */.a[verdict.value];
    }
}


/***/ }),

/***/ 18286:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ harmlessJson),
/* harmony export */   harmless: () => (/* binding */ harmless)
/* harmony export */ });
/** Control characters of terminals that JSON leaves as they are, and those that turn text round. */
const TREACHEROUS = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
/**
 * One JSON document to print: numbers unrounded, an infinite one as null. What results say stands
 * in it, so that nothing of it acts on a terminal.
 */
function harmlessJson(value) {
    return `${harmless(JSON.stringify(value, null, 2))}\n`;
}
/** A text of JSON that means the same, and acts on nothing. */
function harmless(json) {
    const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return json.replace(TREACHEROUS, escaped);
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
