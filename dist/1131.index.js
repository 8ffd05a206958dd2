export const id = 1131;
export const ids = [1131];
export const modules = {

/***/ 43104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ BASE_PROJECT)
/* harmony export */ });
/* unused harmony export serviceStartSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
/* harmony import */ var _server_sandbox_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33989);


/** Project of the servers of a second checkout. */
const BASE_PROJECT = 'Base';
/**
 * First message to a service that the action starts: what may be secret, and so stands neither in
 * its arguments nor in the environment it starts with, which other processes can read.
 */
const serviceStartSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('start'),
    options: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        /** Where it keeps traces, sealed; everything else is in its memory. */
        temporaryFolder: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
        /** The file that names the MCP servers, and what it holds. */
        mcpConfig: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
        mcpConfigText: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        /**
         * A second checkout, whose servers are those of a project of their own: see `BASE_PROJECT`. Runs
         * that go on at once then begin their iterations in turns.
         */
        base: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
            folder: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
            mcpConfig: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
            mcpConfigText: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        })),
        requestsPerMinute: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        burst: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        /** By provider name. A gateway's address may hold a key. */
        modelBaseUrls: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        serverSandbox: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(_server_sandbox_js__WEBPACK_IMPORTED_MODULE_1__/* .SERVER_SANDBOXES */ .g),
        /** Whether the suite brings commands, `setup` or `teardown`. */
        takesCommands: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
        /** Whether the next operation on a server goes over the connection of the last one. */
        keepsConnections: zod__WEBPACK_IMPORTED_MODULE_0__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
        /** Files and folders that hold what servers must not have; some may not exist. */
        sandboxHidden: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    }),
    /** What `${VAR}` stands for in the files of the service, and its way to the network. */
    environment: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});


/***/ }),

/***/ 22498:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ readBounded),
/* harmony export */   DF: () => (/* binding */ wholeBudget),
/* harmony export */   K2: () => (/* binding */ readDatedCases),
/* harmony export */   Mk: () => (/* binding */ readNamed),
/* harmony export */   OD: () => (/* binding */ resultsOutOf),
/* harmony export */   QA: () => (/* binding */ readCollectedReport),
/* harmony export */   Sh: () => (/* binding */ parseModestJson),
/* harmony export */   ge: () => (/* binding */ withCases),
/* harmony export */   mq: () => (/* binding */ CollectedReportError),
/* harmony export */   os: () => (/* binding */ isLedOut),
/* harmony export */   tL: () => (/* binding */ readReport)
/* harmony export */ });
/* unused harmony exports readDatedReport, parseReportFile */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(27597);
/* harmony import */ var _identity_case_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79594);
/* harmony import */ var _model_choices_report_source_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11057);
/* harmony import */ var _model_counts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63580);
/* harmony import */ var _model_declared_counts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88227);
/* harmony import */ var _model_run_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(17002);
/* harmony import */ var _text_json_extent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6179);
/* harmony import */ var _trouble_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92657);
/* harmony import */ var _report_schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24837);












/** Deeper values would exhaust the stack of whoever walks them. */
const MAX_NESTING = 100;
const WHOLE_BUDGET = {
    bytes: _report_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_REPORT_BYTES */ .WA,
    values: _report_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_REPORT_VALUES */ .XO,
};
/** For several reports, which are bounded as one is. */
const wholeBudget = () => ({ ...WHOLE_BUDGET });
const COLLECTED = {
    input: { name: 'report-path', example: 'collected' },
    title: 'the collected report',
};
/** A report file that cannot be believed to be one. */
class CollectedReportError extends _trouble_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ExpectedError */ .Dh {
    name = 'CollectedReportError';
    nature = 'evidence';
}
/**
 * Results that another job collected.
 *
 * @param reportPath the file, or the folder that holds it as `report.json`.
 * @param workspace out of which no link may lead on the way to it.
 * @throws ConfigurationError where there is no such file, CollectedReportError where it is no
 *   report, or one without results.
 */
function readCollectedReport(reportPath, workspace) {
    const place = workspace === undefined ? {} : { workspace };
    return readReport({ ...COLLECTED, ...place, path: reportPath });
}
/**
 * Results in a file that comes from code nobody has read: it must be a regular file of bounded size,
 * nesting and shape, and of what it says only the results are used, never its verdict.
 *
 * @throws ConfigurationError where there is no such file, CollectedReportError where it is no
 *   report, or one without results.
 */
async function readReport(named) {
    return (await readDatedReport(named)).report;
}
/**
 * The text of a file that is named as a report is.
 * @throws ConfigurationError where there is no such file, CollectedReportError where it is too large.
 */
async function readNamed(named) {
    const { workspace } = named;
    const file = await findFile(named);
    if (workspace !== undefined && (await isLedOut(file, workspace))) {
        throw missing(named, 'leads out of the workspace by a link.');
    }
    return readBounded(file, named.title);
}
/** The same, with the time at which the file was written. */
async function readDatedReport(named) {
    const read = parseReportFile(await readNamed(named), named.title);
    return { report: resultsOf(read, named.title), generatedAtMs: Date.parse(read.generatedAt) };
}
/**
 * The same of a report of cases alone.
 * @throws CollectedReportError also where it tells of something else.
 */
async function readDatedCases(named) {
    const { report, ...dated } = await readDatedReport(named);
    return { ...dated, report: withCases(report, named.title) };
}
/**
 * The results that the text of a report file holds, which is taken out of what may be read.
 * @param title what the file is called.
 * @throws CollectedReportError where it is no report, or one without results.
 */
function resultsOutOf(text, title, left) {
    const report = resultsOf(parseReportFile(text, title, left), title);
    left.bytes -= Buffer.byteLength(text);
    left.values -= (0,_text_json_extent_js__WEBPACK_IMPORTED_MODULE_4__/* .measureJson */ .j)(text).values;
    return report;
}
function resultsOf(file, title) {
    const { report, verdict, counts, schemaVersion } = file;
    if (report === null) {
        throw new CollectedReportError(`${title} has no results; the job that wrote it says: ${verdict.headline}`);
    }
    return {
        ...report,
        ...(schemaVersion === 1 && { formerVersion: schemaVersion }),
        cases: report.cases.map((one) => withIdentity(withConversations(one), report)),
        problems: [...report.problems.map(toProblem), ...lossOf(report, counts, title)],
    };
}
/** Results that the file counts and does not have: who takes a case out of it mends nothing by that. */
function lossOf(report, counts, title) {
    const lost = (0,_model_declared_counts_js__WEBPACK_IMPORTED_MODULE_7__/* .discrepancies */ .UB)(counts ? { total: counts.total, passed: null, failed: null } : null, (0,_model_counts_js__WEBPACK_IMPORTED_MODULE_8__/* .countReport */ .A0)(report), 'more');
    const who = { declarer: `${title} says`, counter: 'its cases' };
    return lost.length === 0 ? [] : [{ kind: 'evidence', message: (0,_model_declared_counts_js__WEBPACK_IMPORTED_MODULE_7__/* .disagreement */ .fn)(lost, who) }];
}
/**
 * A report that tells of cases. By what it says of itself no other may be judged as one of them.
 * @throws CollectedReportError where it tells of something else.
 */
function withCases(report, title = COLLECTED.title) {
    if ((0,_model_choices_report_source_js__WEBPACK_IMPORTED_MODULE_9__/* .hasCases */ .Yp)(report))
        return report;
    throw new CollectedReportError(`${title} is of mode ${report.source}, without cases`);
}
/** A report that was written before there were conversations has their plain texts. */
function withConversations(one) {
    const iterations = one.iterations.map(({ messages, ...iteration }) => iteration.conversation !== undefined || messages === null
        ? iteration
        : { ...iteration, conversation: { messages, timeline: [] } });
    return { ...one, iterations };
}
/** Where it has none, as in a report of version 1, it is made of the id. */
function withIdentity(one, { source }) {
    if (one.identity !== undefined || one.folded !== undefined)
        return one;
    const identity = source === 'ingest' ? (0,_identity_case_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .identityOfResult */ .Xg)(one.id) : (0,_identity_case_identity_js__WEBPACK_IMPORTED_MODULE_3__/* .identityOfTitle */ ._o)(one.id);
    return { ...one, identity };
}
async function findFile(named) {
    try {
        const file = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(named.path)).isDirectory()
            ? node_path__WEBPACK_IMPORTED_MODULE_2__.join(named.path, _report_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .REPORT_FILE_NAME */ ._G)
            : named.path;
        if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file)).isFile())
            return file;
    }
    catch (error) {
        const isAbsent = ['ENOENT', 'ENOTDIR'].includes((0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .CA)(error) ?? '');
        const absent = named.absent ?? `there is no such file or folder: ${named.path}.`;
        throw missing(named, isAbsent ? absent : `cannot be read: ${(0,_trouble_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .errorMessage */ .gJ)(error)}.`);
    }
    throw missing(named, 'names something that is neither a regular file nor a folder that holds one.');
}
/** Whether links on the way to a file in the workspace lead out of it. */
async function isLedOut(file, workspace) {
    if (!file.startsWith(workspace + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))
        return false;
    return !(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(file)).startsWith((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(workspace)) + node_path__WEBPACK_IMPORTED_MODULE_2__.sep);
}
function missing({ input }, message) {
    return new _trouble_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ConfigurationError */ .j1([{ where: input.name, message, example: input.example }]);
}
/**
 * The text of a regular file.
 * @throws CollectedReportError where it is larger than what may be read.
 */
async function readBounded(file, title, { bytes } = WHOLE_BUDGET) {
    // A link put there since it was looked at is not followed.
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    try {
        const { size } = await handle.stat();
        if (size > bytes) {
            throw new CollectedReportError(`${title} has ${size} bytes; more than ${bytes} are not read`);
        }
        return await handle.readFile('utf8');
    }
    finally {
        await handle.close();
    }
}
/** @throws CollectedReportError that says what is wrong with the text. */
function parseReportFile(text, title = COLLECTED.title, budget = WHOLE_BUDGET) {
    const value = parseModestJson(text, title, budget);
    const version = zod__WEBPACK_IMPORTED_MODULE_10__/* .looseObject */ ._H3({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_10__/* .unknown */ .L5J() }).safeParse(value);
    const versions = _report_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .READABLE_VERSIONS */ .B1;
    if (version.success && !versions.includes(version.data.schemaVersion)) {
        throw new CollectedReportError(`${title} is not of schema version ${_report_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .READABLE_VERSIONS */ .B1.join(' or ')}, which are the ` +
            'ones read here; use the same version of the action to write and to read it');
    }
    const parsed = _report_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .readableReportSchema */ .gv.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    const place = issue?.path.map(String).join('.') ?? '';
    const told = place.length > 200 ? `${place.slice(0, 200)}…` : place;
    throw new CollectedReportError(`${title} is none: ${told}: ${issue?.message}`);
}
/** @throws CollectedReportError where the text is no JSON, or would fill the memory. */
function parseModestJson(text, title, budget = WHOLE_BUDGET) {
    requireModesty(text, title, budget);
    return parseJson(text, title);
}
/** Before it is parsed: few bytes of brackets make a value that fills the memory. */
function requireModesty(text, title, budget) {
    const { values, depth } = (0,_text_json_extent_js__WEBPACK_IMPORTED_MODULE_4__/* .measureJson */ .j)(text);
    if (depth > MAX_NESTING) {
        throw new CollectedReportError(`${title} is nested more than ${MAX_NESTING} levels deep`);
    }
    if (values > budget.values) {
        throw new CollectedReportError(`${title} has ${values} values; more than ${budget.values} are not read`);
    }
}
/** The parser's own words quote the text, which nobody has looked at. */
function parseJson(text, title) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        throw new CollectedReportError(`${title} is no JSON`);
    }
}
/** A kind of a later version still keeps the evidence from being whole. */
function toProblem({ kind, ...rest }) {
    return { kind: _model_run_report_js__WEBPACK_IMPORTED_MODULE_11__/* .PROBLEM_KINDS */ .me.find((known) => known === kind) ?? 'evidence', ...rest };
}


/***/ }),

/***/ 4873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nY: () => (/* binding */ listedSurface),
/* harmony export */   rv: () => (/* binding */ surfaceBudget)
/* harmony export */ });
/* unused harmony export takesTasksAlone */
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


/***/ }),

/***/ 38687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readSurfaces: () => (/* binding */ readSurfaces)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/contract/embedded/service-start.js
var service_start = __webpack_require__(43104);
// EXTERNAL MODULE: ./build/session/resolve.js
var resolve = __webpack_require__(56011);
// EXTERNAL MODULE: ./build/trouble/errors.js
var errors = __webpack_require__(92657);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/client/errors/api-error.js
var api_error = __webpack_require__(58327);
// EXTERNAL MODULE: ./build/session/misconfigured-servers.js
var misconfigured_servers = __webpack_require__(46781);
// EXTERNAL MODULE: ./build/trouble/whose-trouble.js
var whose_trouble = __webpack_require__(12538);
// EXTERNAL MODULE: ./build/surface/listed-surface.js
var listed_surface = __webpack_require__(4873);
;// CONCATENATED MODULE: ./build/surface/ask-servers.js







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
        return (0,resolve/* resolveAllNamed */.HC)(wanted, saved, { kind: 'server', where: 'servers' });
    }
    const enabled = saved.filter((server) => server.enabled);
    if (enabled.length > 0)
        return enabled;
    const message = 'there is none to ask: those there are are disabled, or there are none at all.';
    throw new errors/* ConfigurationError */.j1([{ where: 'servers', message }]);
}
/**
 * Asks servers what they offer. One that does not tell keeps none of the others from being asked.
 * @throws ConfigurationError where one cannot be started as it is written, and what says nothing of
 * any one server, such as a key that is refused.
 */
async function askServers(client, projectId, servers, options) {
    const limit = (0,p_limit/* default */.A)(AT_ONCE);
    const budget = (0,listed_surface/* surfaceBudget */.rv)();
    const answers = await Promise.all(servers.map((server) => limit(async () => ({ server, answer: await ask(client, projectId, server, options) }))));
    const mistakes = answers.flatMap(({ answer }) => ('mistakes' in answer ? answer.mistakes : []));
    if (mistakes.length > 0)
        throw new errors/* ConfigurationError */.j1(mistakes);
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
    const listed = (0,listed_surface/* listedSurface */.nY)(name, answer.exported, answer.tools, budget);
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
        const mistakes = await (0,misconfigured_servers/* misconfiguredServers */.G)(error, serversFile);
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
    if (error instanceof api_error/* DeadlineError */.j3)
        return true;
    return isOver && error instanceof api_error/* NetworkError */.Dr && error.kind === 'timeout';
}
/** What a service answers of the server that it was to ask, and not of the request. */
const SERVER_CODES = ['SERVER_UNREACHABLE', 'TIMEOUT', 'OAUTH_REQUIRED', 'FEATURE_NOT_SUPPORTED'];
/** Whether a request was refused for the sake of the server that it was about. */
function isOfServer(error) {
    return error instanceof api_error/* ApiError */.hD && SERVER_CODES.includes(error.code);
}
/** Trouble with a server as our own service tells it, without the request that it was about. */
function inOwnWords(error) {
    return isOfServer(error) && error.said !== '' ? new errors/* ExpectedError */.Dh(error.said) : error;
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
    if (error instanceof Error && !(error instanceof errors/* ExpectedError */.Dh))
        throw error;
    return (0,whose_trouble/* isUsersTrouble */.Sf)(error) ? error.message : (0,errors/* errorMessage */.gJ)(error);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/model/servers/surface.js
var surface = __webpack_require__(21054);
// EXTERNAL MODULE: ./build/report-file/report-reader.js
var report_reader = __webpack_require__(22498);
// EXTERNAL MODULE: ./build/report-file/schema/surface-schema.js
var surface_schema = __webpack_require__(53081);
// EXTERNAL MODULE: ./build/session/workspace/workspace-file.js + 1 modules
var workspace_file = __webpack_require__(7546);
;// CONCATENATED MODULE: ./build/surface/snapshot.js








const EXAMPLE = 'mcp-surface.json';
/** The text of a snapshot: the same bytes for the same surfaces, whenever they are read. */
function snapshotText(servers) {
    const ordered = servers
        .map(surface/* canonicalSurface */.yc)
        .toSorted((one, other) => (one.server < other.server ? -1 : 1));
    const file = { $schema: surface_schema/* SURFACE_SCHEMA_ID */.a5, schemaVersion: surface_schema/* SURFACE_SCHEMA_VERSION */.Tb };
    return `${JSON.stringify({ ...file, servers: ordered }, null, 2)}\n`;
}
/**
 * Makes sure that a snapshot can lie where it is to be written, before anything is started.
 * @throws ConfigurationError where that is not in the workspace, whatever links are on the way.
 */
async function requireSnapshotPlace(path, workspace) {
    const root = await (0,promises_.realpath)(workspace);
    // What cannot be looked at is told of its folder below.
    const facts = await (0,promises_.stat)((0,external_node_path_.resolve)(workspace, path)).catch(() => null);
    if (facts?.isDirectory()) {
        const message = `\`${path}\` is a folder. Name the file in it that is to be written.`;
        const example = (0,external_node_path_.join)(path, EXAMPLE);
        throw new errors/* ConfigurationError */.j1([{ where: 'snapshot', message, example }]);
    }
    let there = (0,external_node_path_.dirname)((0,external_node_path_.resolve)(workspace, path));
    for (;;) {
        const real = await (0,promises_.realpath)(there).catch((error) => {
            if (['ENOENT', 'ENOTDIR'].includes((0,errors/* errorCode */.CA)(error) ?? ''))
                return null;
            throw error;
        });
        if (real === null) {
            there = (0,external_node_path_.dirname)(there);
            continue;
        }
        const isOurs = real === root || (0,workspace_file/* isInside */.FK)(real, root);
        if (isOurs && (await (0,promises_.stat)(real)).isDirectory())
            return;
        const message = isOurs
            ? `\`${path}\` cannot be written: \`${real}\` is a file, not a folder.`
            : `\`${path}\` is not in the workspace, where alone it is written.`;
        throw new errors/* ConfigurationError */.j1([{ where: 'snapshot', message, example: EXAMPLE }]);
    }
}
/**
 * Puts a snapshot in the place of what is there, be that a link.
 * @throws ConfigurationError where it cannot be written there.
 */
async function writeSnapshot(path, workspace, text) {
    await requireSnapshotPlace(path, workspace);
    const file = (0,external_node_path_.resolve)(workspace, path);
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
        await replaceFile(file, text);
    }
    catch (error) {
        const message = `\`${path}\` cannot be written: ${(0,errors/* errorMessage */.gJ)(error)}.`;
        throw new errors/* ConfigurationError */.j1([{ where: 'snapshot', message, example: EXAMPLE }]);
    }
}
async function replaceFile(file, text) {
    const fresh = `${file}.${(0,external_node_crypto_.randomUUID)()}`;
    try {
        await (0,promises_.writeFile)(fresh, text, { flag: 'wx' });
        await (0,promises_.rename)(fresh, file);
    }
    catch (error) {
        await (0,promises_.rm)(fresh, { force: true });
        throw error;
    }
}
/**
 * What servers offered by a snapshot, or by a report of mode `diff`.
 * @throws ConfigurationError where there is no such file, CollectedReportError where it is neither.
 */
async function snapshotBaseline(path, workspace) {
    const title = `the snapshot \`${path}\``;
    const text = await (0,report_reader/* readNamed */.Mk)({
        path: (0,external_node_path_.resolve)(workspace, path),
        workspace,
        input: { name: 'compare-to', example: `file:${EXAMPLE}` },
        title,
        absent: `there is no file \`${path}\` in the workspace, nor a report in a folder of that name. To write ` +
            `the first snapshot, run this once with \`compare-to: none\` and \`snapshot: ${path}\`, and ` +
            'commit what it writes.',
    });
    const report = reportIn(text, title);
    const { commit = null, branch = null, address = null, createdAtMs = null } = report.origin ?? {};
    const origin = { commit, branch, address, createdAtMs, isMergeBase: null };
    return { report, origin: { kind: 'file', ...origin } };
}
function reportIn(text, title) {
    const value = (0,report_reader/* parseModestJson */.Sh)(text, title);
    const isSnapshot = typeof value === 'object' && value !== null && 'servers' in value;
    if (!isSnapshot) {
        const report = (0,report_reader/* resultsOutOf */.OD)(text, title, (0,report_reader/* wholeBudget */.DF)());
        if (report.surface !== undefined)
            return report;
        throw new report_reader/* CollectedReportError */.mq(`${title} is a report that does not tell what servers offer`);
    }
    const read = surface_schema/* snapshotSchema */.ap.safeParse(value);
    if (read.success)
        return surfaceReport({ servers: read.data.servers, silent: [] });
    const [issue] = read.error.issues;
    const place = (issue?.path.map(String).join('.') ?? '').slice(0, 200);
    throw new report_reader/* CollectedReportError */.mq(`${title} is no snapshot of schema version ${surface_schema/* SURFACE_SCHEMA_VERSION */.Tb}: ${place}: ${issue?.message}`);
}
/** A report of nothing but what servers offer. */
function surfaceReport(surface, project = null) {
    return {
        ...{ source: 'diff', suite: { id: null, name: '' }, project, run: null },
        servers: [],
        surface,
        ...{ cases: [], problems: [], warnings: [], notice: null },
    };
}

;// CONCATENATED MODULE: ./build/surface/surfaces.js






/**
 * Asks the servers what they offer, and writes the snapshot that is asked for.
 * @throws only where that could not be found out of any.
 */
async function readSurfaces(config, session) {
    const { workspace, signal, deadlineAtMs, secrets, logger, clock } = session;
    const { surface, run } = config;
    if (surface.snapshot !== undefined)
        await requireSnapshotPlace(surface.snapshot, workspace);
    // Before any server runs, which could change the file.
    const ofFile = await fileBaseline(config, session);
    const base = await findBase(config, workspace);
    const { client, baseTrouble, serversFile } = await session.service({
        base: base !== null && 'folder' in base ? base : undefined,
    });
    const options = {
        ...{ signal, deadlineAtMs, clock },
        ...(config.service.kind === 'embedded' && OWN_SERVICE),
    };
    const project = await (0,resolve/* resolveProject */.KI)(run.project, await allOf(client.projects.list(options)));
    const servers = await chosenServers(client, project.id, run.servers, options);
    const found = await askServers(client, project.id, servers, { ...options, serversFile });
    const chosen = run.servers.length > 0 ? servers.map(({ name }) => name) : null;
    const report = {
        ...surfaceReport({ ...found, ...(chosen && { chosen }) }, { id: project.id, name: project.name ?? null }),
        suite: { id: null, name: namesOf(servers) },
        servers: servers.map(({ id, name }) => ({ id, name })),
    };
    if (surface.snapshot !== undefined) {
        if (found.silent.length > 0) {
            logger.warning('snapshot: nothing is written, since not every server told what it offers.');
        }
        else {
            const ofServers = secrets.json(found.servers);
            await writeSnapshot(surface.snapshot, workspace, snapshotText(ofServers));
            logger.info(`snapshot: what the servers offer is in ${surface.snapshot}.`);
        }
    }
    if (base === null)
        return { report, baseline: ofFile };
    const trouble = 'trouble' in base ? base.trouble : baseTrouble;
    if (trouble !== null || 'trouble' in base)
        return { report, baseline: noBase(trouble ?? '') };
    const beside = { base, workspace, chosen };
    return { report, baseline: await askBase(client, beside, options) };
}
/** A report has one title, however many servers there are. */
function namesOf(servers) {
    const [first, ...others] = servers.map(({ name }) => name);
    const rest = others.length > 2 ? [`${others.length} more`] : others;
    return [first ?? '', ...rest].join(', ');
}
/** Null where it is to be looked for elsewhere. */
async function fileBaseline({ baseline: source }, { workspace, logger }) {
    if (source.kind === 'none')
        return { outcome: 'not-asked' };
    if (source.kind !== 'file')
        return null;
    try {
        return { outcome: 'found', baseline: await snapshotBaseline(source.path, workspace) };
    }
    catch (error) {
        const message = (0,errors/* errorMessage */.gJ)(error);
        logger.notice(`What the servers offer is held against nothing: ${message}`);
        return { outcome: 'unreadable', message };
    }
}
/** Null where no checkout is asked for. */
async function findBase({ service, baseline }, workspace) {
    if (service.kind !== 'embedded' || baseline.kind !== 'checkout')
        return null;
    const { findBaseCheckout } = await __webpack_require__.e(/* import() */ 3841).then(__webpack_require__.bind(__webpack_require__, 33841));
    return findBaseCheckout(baseline.path, service.mcpConfigFile, workspace);
}
/** What the base's own servers offer, in the same session. */
async function askBase(client, { base, workspace, chosen }, options) {
    try {
        const projects = await allOf(client.projects.list(options));
        const project = await (0,resolve/* resolveProject */.KI)(service_start/* BASE_PROJECT */.k, projects);
        const all = await chosenServers(client, project.id, [], options);
        const servers = all.filter(({ name }) => chosen?.includes(name) ?? true);
        const found = await askServers(client, project.id, servers, options);
        const [silent] = found.silent;
        if (silent !== undefined)
            return noBase(`server ${silent.server}: ${silent.message}`);
        const report = surfaceReport(found);
        const baseline = { report, origin: await originOf(base, workspace) };
        return { outcome: 'found', baseline };
    }
    catch (error) {
        options.signal.throwIfAborted();
        return noBase(troubleOfBase(error));
    }
}
async function originOf({ folder }, workspace) {
    const { readCheckoutHead } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 69755));
    const head = await readCheckoutHead(folder, await (0,promises_.realpath)(workspace));
    const isCommit = head.kind === 'commit';
    return {
        ...{ kind: 'checkout', address: null, createdAtMs: null, isMergeBase: null },
        ...{ commit: isCommit ? head.sha : null, branch: isCommit ? (head.branches[0] ?? null) : null },
    };
}
const noBase = (trouble) => ({
    outcome: 'unreadable',
    message: `The servers of the base could not be asked: ${trouble}`,
});


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
