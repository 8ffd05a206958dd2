export const id = 704;
export const ids = [704,5991];
export const modules = {

/***/ 24394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  command: () => (/* binding */ init_command)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/lib/errors.js
var errors = __webpack_require__(89862);
// EXTERNAL MODULE: ./build/src/report/place.js
var place = __webpack_require__(13099);
// EXTERNAL MODULE: ./build/src/lib/json-values.js
var json_values = __webpack_require__(92082);
// EXTERNAL MODULE: ./build/src/lib/limits.js
var limits = __webpack_require__(34665);
// EXTERNAL MODULE: ./build/src/lib/text.js
var lib_text = __webpack_require__(95498);
// EXTERNAL MODULE: ./build/src/words/tools.js
var tools = __webpack_require__(19232);
;// CONCATENATED MODULE: ./build/src/sources/suite/sample.js




/** First words of tools that only read, and other words with which a tool may change something. */
const READING = /^(?:get|list|search|find|read|describe|show|count|fetch|echo)$/i;
const CHANGING = /^(?:and|or|out|then|ack|add|apply|approve|archive|assign|cancel|claim|clear|create|delete|destroy|disable|drain|drop|edit|enable|erase|exec|execute|flush|force|hide|increment|insert|invite|kill|lock|login|mark|modify|move|pop|post|publish|purge|put|remove|rename|replace|reserve|reset|revoke|rm|rotate|run|save|send|set|start|stop|store|terminate|trigger|truncate|undo|update|upload|upsert|wipe|write)$/i;
/** Divides `getXMLFile`, and drops what is before the first word. */
const wordsOf = (text) => text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
const MAX_DEPTH = 5;
const MADE_UP = { string: 'text', number: 1, integer: 1, boolean: false, null: null };
/** What YAML reads as the same text without quotes. */
const PLAIN = /^[a-z][\w-]*[/ ][\w/ -]*\w$/i;
/**
 * Writes a first suite for servers: a case for each tool. Those that may change data are skipped.
 * Comments name arguments that are made up.
 */
function sampleSuite(name, servers) {
    const cases = servers.flatMap((one) => one.tools.map((tool) => sampleCase(one.server, tool)));
    const head = [`# ${tools/* SAMPLE */.X.head}`, `name: ${JSON.stringify(name)}`, 'tests:'];
    const skipped = cases.filter(({ isSkipped }) => isSkipped).length;
    const text = [...head, ...cases.flatMap(({ lines }) => lines), ''].join('\n');
    return { text, cases: cases.length, skipped };
}
function sampleCase(server, { name, inputSchema, outputSchema, annotations }) {
    const tool = (0,lib_text/* oneLine */.TN)(String(name), limits/* NAME_LIMIT */.Uo);
    const madeUp = [];
    const args = sampleOf(inputSchema, '', madeUp, 0);
    const { readOnlyHint, destructiveHint } = Object(annotations);
    const [verb = '', ...others] = wordsOf(tool);
    const isReading = READING.test(verb) && !others.some((word) => CHANGING.test(word));
    let isSkipped = destructiveHint === true || (readOnlyHint ?? isReading) !== true;
    const look = (_key, value) => {
        const words = typeof value === 'string' ? wordsOf(value) : [];
        isSkipped ||= words.some((word) => CHANGING.test(word));
        return value;
    };
    const json = JSON.stringify(args, look, 1);
    const comment = madeUp.length === 0 ? '' : ` # ${tools/* SAMPLE */.X.madeUp(madeUp)}`;
    const lines = [
        `  - title: ${scalar(tools/* SAMPLE */.X.title(tool, server))}`,
        `    call: ${scalar(`${server}/${tool}`)}`,
    ];
    if ((0,json_values/* isObject */.Gv)(args) && Object.keys(args).length > 0)
        lines.push(`    with: ${json.replace(/\n\s*/g, ' ')}${comment}`);
    if ((0,json_values/* isObject */.Gv)(outputSchema))
        lines.push('    expect: { schema: output }');
    if (isSkipped)
        lines.push(`    skip: ${tools/* SAMPLE */.X.skip}`);
    return { lines, isSkipped };
}
const scalar = (text) => (PLAIN.test(text) ? text : JSON.stringify(text));
/** A value for a schema: what the schema knows, else one that is made up, whose path is noted. */
function sampleOf(schema, path, madeUp, depth) {
    const { const: only, examples, default: usual, enum: values, ...rest } = Object(schema);
    const known = [only, [examples].flat()[0], usual, [values].flat()[0]];
    // A reference to a saved value has braces.
    const sound = known.find((one) => one !== undefined && !JSON.stringify(one).includes('{{'));
    if (sound !== undefined)
        return sound;
    const { type, anyOf, oneOf = anyOf, properties, required, items, minimum } = rest;
    if (depth < MAX_DEPTH && Array.isArray(oneOf))
        return sampleOf(oneOf[0], path, madeUp, depth + 1);
    const kind = [type].flat().find((one) => one !== 'null') ?? (properties ? 'object' : 'string');
    if (kind === 'object') {
        const names = depth < MAX_DEPTH && Array.isArray(required) ? required.map(String) : [];
        const entries = names.map((key) => {
            const own = path === '' ? key : `${path}.${key}`;
            return [key, sampleOf(Object(properties)[key], own, madeUp, depth + 1)];
        });
        return Object.fromEntries(entries);
    }
    if (kind === 'array' && depth < MAX_DEPTH)
        return [sampleOf(items, `${path}[0]`, madeUp, depth + 1)];
    madeUp.push(path);
    return typeof minimum === 'number' ? minimum : (MADE_UP[kind] ?? []);
}

// EXTERNAL MODULE: ./build/src/words/messages.js
var messages = __webpack_require__(18763);
// EXTERNAL MODULE: ./build/src/cli/command.js
var command = __webpack_require__(24953);
// EXTERNAL MODULE: ./build/src/cli/options.js
var options = __webpack_require__(50698);
// EXTERNAL MODULE: ./build/src/cli/tools.js
var cli_tools = __webpack_require__(39607);
;// CONCATENATED MODULE: ./build/src/cli/init.js











const USUAL_FILE = 'evals/suite.yaml';
/** Runs `init [FILE]`: writes a first suite for the servers of the list. It calls no tool. */
const init_command = (0,command/* defineCommand */.NB)({ 'mcp-config': options/* mcpConfig */.nX }, 1, async ({ values, operands: [file = USUAL_FILE] }, environment, write) => {
    const { logger, workspace } = environment;
    const path = (0,external_node_path_.resolve)(workspace, file);
    if ((0,external_node_path_.relative)(workspace, path).startsWith('..'))
        return (0,place/* unreadable */.O$)(file, { reason: 'outside', near: [] });
    const reason = (0,external_node_fs_.existsSync)(path + external_node_path_.sep) ? 'not-a-file' : 'exists';
    if ((0,external_node_fs_.existsSync)(path))
        return (0,place/* unreadable */.O$)(file, { reason, near: [] });
    const read = await (0,cli_tools.readTools)(values['mcp-config'], environment);
    if ('problems' in read)
        return read;
    const { listings, code } = read;
    for (const line of listings.flatMap(({ log }) => log))
        logger.error(line);
    const sound = listings.filter(({ troubles }) => troubles.length === 0);
    const others = listings.filter((one) => !sound.includes(one)).map(({ server }) => server);
    try {
        const suite = sampleSuite((0,external_node_path_.basename)(workspace), sound);
        if (suite.cases === 0)
            throw new Error(tools/* SAMPLE */.X.nothing);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
        await (0,promises_.writeFile)(path, suite.text, { flag: 'wx' });
        write(tools/* SAMPLE */.X.written(file, suite.cases, suite.skipped, others));
        return code;
    }
    catch (error) {
        logger.error(messages/* MESSAGES */.n.surface('suite', (0,errors/* messageOf */.bD)(error)));
        return code || command/* EXIT_CODES */.ai.incomplete;
    }
});


/***/ }),

/***/ 39607:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   command: () => (/* binding */ command),
/* harmony export */   readTools: () => (/* binding */ readTools)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _api_client_service_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28836);
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74499);
/* harmony import */ var _inputs_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38457);
/* harmony import */ var _inputs_rows_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49654);
/* harmony import */ var _lib_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89862);
/* harmony import */ var _render_evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90745);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13099);
/* harmony import */ var _report_snapshot_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21222);
/* harmony import */ var _session_session_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34190);
/* harmony import */ var _surfaces_report_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(49849);
/* harmony import */ var _words_failures_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41504);
/* harmony import */ var _words_lines_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(65416);
/* harmony import */ var _words_messages_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(18763);
/* harmony import */ var _words_tools_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(19232);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(24953);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(50698);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(56949);


















const OPTIONS = {
    'mcp-config': _options_js__WEBPACK_IMPORTED_MODULE_16__/* .mcpConfig */ .nX,
    json: (0,_options_js__WEBPACK_IMPORTED_MODULE_16__/* .flag */ .Jt)().describe('Prints JSON: a line for each server, or the report with `--snapshot`.'),
    snapshot: (0,_options_js__WEBPACK_IMPORTED_MODULE_16__/* .text */ .Qq)()
        .optional()
        .describe('File of the workspace for what all servers offer, which `diff` compares with.'),
};
/** Runs `tools [SERVER]`: connects to each server of the list, and shows its tools. */
const command = (0,_command_js__WEBPACK_IMPORTED_MODULE_15__/* .defineCommand */ .NB)(OPTIONS, 1, async (given, environment, write) => {
    const { 'mcp-config': list, json, snapshot } = given.values;
    const [wanted] = given.operands;
    const inputs = new Map([[_inputs_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc.mcpConfig.name, list]]);
    if (snapshot !== undefined) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(environment.workspace, snapshot);
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(environment.workspace, path).startsWith('..'))
            return (0,_report_place_js__WEBPACK_IMPORTED_MODULE_7__/* .unreadable */ .O$)(snapshot, { reason: 'outside', near: [] });
        const problems = await (0,_verdict_js__WEBPACK_IMPORTED_MODULE_17__/* .outputProblems */ .GW)(snapshot, environment.workspace, '--snapshot', {
            '.json': /^\{\s*"(?:servers":\s*\[|snapshotVersion":)/,
        });
        if (problems.length > 0)
            return { problems };
        if (wanted !== undefined) {
            const data = { code: 'conflict', key: '--snapshot', other: wanted };
            return { problems: [{ place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_7__/* .placeOfFile */ .T2)('--snapshot'), data }] };
        }
        inputs.set(_inputs_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc.mode.name, 'doctor');
        const { file } = await (0,_verdict_js__WEBPACK_IMPORTED_MODULE_17__/* .judge */ .S4)(inputs, 'doctor', environment);
        const { value } = file.verdict;
        const { servers } = file.report;
        if (json || value !== 'passed')
            (0,_verdict_js__WEBPACK_IMPORTED_MODULE_17__/* .showReport */ .UY)(file, json, write);
        if (value !== 'passed')
            return _command_js__WEBPACK_IMPORTED_MODULE_15__/* .EXIT_CODES */ .ai[value];
        try {
            await (0,_surfaces_report_file_js__WEBPACK_IMPORTED_MODULE_10__/* .writeWhole */ .f8)(path, (0,_report_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .writeSnapshot */ .o)(servers));
            if (!json)
                write(_words_messages_js__WEBPACK_IMPORTED_MODULE_13__/* .MESSAGES */ .n.snapshot(snapshot, servers.length));
            return _command_js__WEBPACK_IMPORTED_MODULE_15__/* .EXIT_CODES */ .ai.passed;
        }
        catch (error) {
            environment.logger.error(_words_messages_js__WEBPACK_IMPORTED_MODULE_13__/* .MESSAGES */ .n.surface('snapshot', (0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .messageOf */ .bD)(error)));
            return _command_js__WEBPACK_IMPORTED_MODULE_15__/* .EXIT_CODES */ .ai.incomplete;
        }
    }
    const read = await readTools(list, environment, wanted);
    if ('problems' in read)
        return read;
    for (const { server, tools, troubles, log } of read.listings) {
        if (json)
            write(JSON.stringify({ server, tools, troubles }));
        else if (tools.length > 0 || troubles.length === 0) {
            for (const line of (0,_words_tools_js__WEBPACK_IMPORTED_MODULE_14__/* .describeTools */ .B)(server, tools))
                write(line);
        }
        for (const line of log)
            environment.logger.error(line);
    }
    return read.code;
});
/** Asks the servers of a list, or only the wanted one, for their tools. `code`: exit code. */
async function readTools(list, environment, wanted) {
    const { logger } = environment;
    const { config } = (0,_inputs_config_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfig */ .Xg)(new Map([[_inputs_rows_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUTS */ .mc.mcpConfig.name, list]]), []);
    const session = await (0,_session_session_js__WEBPACK_IMPORTED_MODULE_9__/* .openSession */ .fA)(config, environment);
    if ('problems' in session)
        return session;
    try {
        const names = session.servers.map(({ name }) => name);
        const servers = session.servers.filter(({ name }) => name === (wanted ?? name));
        const data = (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_2__/* .notFoundProblem */ .nh)('server', wanted ?? '', names);
        const unknown = { problems: [{ place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_7__/* .placeOfFile */ .T2)(list), data }] };
        if (wanted !== undefined && servers.length === 0)
            return unknown;
        logger.progress(_words_messages_js__WEBPACK_IMPORTED_MODULE_13__/* .MESSAGES */ .n.starting(servers.map(({ name }) => name)));
        const listings = await Promise.all(servers.map((server) => listTools(server, session)));
        const isSound = listings.every(({ troubles }) => troubles.length === 0);
        const isInvalid = listings.some((one) => one.isInvalid);
        return { listings, code: _command_js__WEBPACK_IMPORTED_MODULE_15__/* .EXIT_CODES */ .ai[isInvalid ? 'invalid' : isSound ? 'passed' : 'failed'] };
    }
    finally {
        await session.close().catch((error) => logger.debug((0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .stackOf */ .US)(error)));
    }
}
/** Asks a server for its tools, and for what is wrong with it or with them, and what to do. */
async function listTools({ id, name: server }, { client, projectId, environment: { signal } }) {
    const call = { parameters: { projectId, serverId: id }, signal };
    const asReport = (error) => {
        if (!(error instanceof _api_client_service_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._))
            throw error;
        const { details, failure } = error;
        const answer = { status: 'error', detail: (0,_words_failures_js__WEBPACK_IMPORTED_MODULE_11__/* .describeFailure */ .Ic)(failure), advice: (0,_words_failures_js__WEBPACK_IMPORTED_MODULE_11__/* .advise */ .TH)(failure) };
        // One that needs a grant is refused with its report.
        return Object(details['report'] ?? { checks: { answer } });
    };
    const { checks, tools: sent } = await client.call('diagnoseServer', call).catch(asReport);
    const { tools: list, ...others } = checks;
    const isAsked = list !== undefined && list.status !== 'skipped';
    const wrong = (isAsked ? [list] : Object.values(others)).filter((one) => one.status === 'error');
    const troubles = wrong.map(({ detail, advice }) => `${(0,_words_lines_js__WEBPACK_IMPORTED_MODULE_12__/* .ended */ .v6)(`${detail}`)} ${advice}`);
    const isInvalid = wrong.some(({ blame }) => blame === 'configuration');
    // Advice may name the end of standard error.
    const shown = wrong.flatMap(({ failure }) => (0,_render_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .evidenceOf */ .X)(Object(failure))?.text.split('\n') ?? []);
    const log = [...troubles.map((one) => `${server}: ${one}`), ...shown];
    return { server, tools: sent ?? [], troubles, log, isInvalid };
}


/***/ }),

/***/ 56949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: () => (/* binding */ findMistakes),
/* harmony export */   GW: () => (/* binding */ outputProblems),
/* harmony export */   O9: () => (/* binding */ finish),
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   UY: () => (/* binding */ showReport)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74499);
/* harmony import */ var _inputs_rows_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49654);
/* harmony import */ var _lib_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89862);
/* harmony import */ var _lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67067);
/* harmony import */ var _pipeline_pipeline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40085);
/* harmony import */ var _render_findings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99743);
/* harmony import */ var _render_terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74148);
/* harmony import */ var _report_failure_error_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11589);
/* harmony import */ var _report_outcome_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35440);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(13099);
/* harmony import */ var _report_report_reader_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(97166);
/* harmony import */ var _sources_evals_selection_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(44590);
/* harmony import */ var _surfaces_report_file_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(49849);
/* harmony import */ var _words_messages_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(18763);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(24953);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(50698);


















/** How a report begins, by the end of its name. */
const REPORTS = {
    '.json': /^(?:\[\s*)?\{\s*"schemaVersion":\s*1,\s*"generatedAt"/,
    '.xml': new RegExp(`^<\\?xml.{0,4000}"${_report_outcome_js__WEBPACK_IMPORTED_MODULE_10__/* .VERDICT_PROPERTY */ .m}"`, 's'),
    '.md': new RegExp(`^### (?:${Object.values(_render_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .SYMBOLS */ .Am).join('|')}) `),
    '.html': /^<!doctype html>.{0,999}default-src 'none'; script-src/s,
};
/** What is wrong with the path of the report, which replaces nothing but a report. */
async function outputProblems(output, workspace, option = '--output', formats = REPORTS) {
    if (output === undefined)
        return [];
    const near = output === '-' ? ['--json'] : [];
    if (/^-$|\/$/.test(output))
        return (0,_report_place_js__WEBPACK_IMPORTED_MODULE_11__/* .unreadable */ .O$)(option, { reason: 'not-a-file', near }).problems;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, output);
    const format = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(path).toLowerCase();
    const report = formats[format || '.json'];
    if (report === undefined)
        return [{ place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_11__/* .placeOfFile */ .T2)(option), data: (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_2__/* .valueProblem */ .FQ)(format, Object.keys(formats)) }];
    const found = await (0,_lib_workspace_file_js__WEBPACK_IMPORTED_MODULE_5__/* .readWorkspaceFile */ .s)('/', path, _report_report_reader_js__WEBPACK_IMPORTED_MODULE_12__/* .MAX_REPORT_BYTES */ .WA);
    const isReport = found === '' || report.test(`${found}`);
    const { reason = isReport ? 'missing' : 'exists' } = Object(found);
    // Devices and pipes are no files either. Only a folder has something in it.
    const isFree = reason === 'missing' || (reason === 'not-a-file' && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    return isFree ? [] : (0,_report_place_js__WEBPACK_IMPORTED_MODULE_11__/* .unreadable */ .O$)(option, { reason, near: [] }).problems;
}
/** Runs a source and judges it. Problems are about options: a terminal has no inputs. */
async function judge(inputs, source, environment, wanted) {
    const known = [_inputs_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUTS */ .mc.mode.name, ...(0,_inputs_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalInputs */ .MT)(source)];
    const given = new Map(inputs);
    const { baseUrl, reportTo, apiKey } = _inputs_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUTS */ .mc;
    const isReached = given.has(baseUrl.name) || given.has(reportTo.name);
    const key = isReached ? environment.variables[_options_js__WEBPACK_IMPORTED_MODULE_17__/* .KEY_VARIABLE */ .$9] : undefined;
    if (key !== undefined)
        given.set(apiKey.name, given.get(apiKey.name) || key);
    const judged = await (0,_pipeline_pipeline_js__WEBPACK_IMPORTED_MODULE_6__/* .runPipeline */ .a)(given, known, environment, wanted);
    const { report, verdict, origin, baseline, options = [] } = judged;
    for (const problem of report.problems)
        (0,_options_js__WEBPACK_IMPORTED_MODULE_17__/* .nameOptions */ .__)(problem, known);
    const file = (0,_surfaces_report_file_js__WEBPACK_IMPORTED_MODULE_14__/* .reportFileOf */ .w7)(report, verdict, origin);
    return { file, baseline, options, program: ownPath() };
}
/** Lists all that is wrong with options, the gate file, and suites or patterns of result files. */
async function findMistakes(source, inputs, files, environment, check) {
    if (files.length === 0)
        return check;
    const { name } = source === 'evals' ? _inputs_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUTS */ .mc.suiteFile : _inputs_rows_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUTS */ .mc.results;
    const found = new Map();
    for (const file of files) {
        const given = new Map([...inputs, [name, file]]);
        const { file: judged } = await judge(given, source, environment, { ..._sources_evals_selection_js__WEBPACK_IMPORTED_MODULE_13__/* .ALL */ .y2, check });
        for (const failure of judged.report.failures)
            throw new _report_failure_error_js__WEBPACK_IMPORTED_MODULE_9__/* .FailureError */ .p(failure);
        for (const one of judged.report.problems)
            found.set(JSON.stringify(one), one);
    }
    return { problems: [...found.values()] };
}
const ownPath = () => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)('', process.argv[1] ?? '');
/** Prints a report for people, or as JSON. `rerun`: the words of a command that runs it again. */
function showReport(file, isJson, write, rerun = null) {
    const { report, verdict } = file;
    if (isJson) {
        write(JSON.stringify(file));
        return;
    }
    const lines = (0,_render_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .renderTerminal */ .bF)(report, (0,_render_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .findNews */ .NK)(report, verdict));
    const again = rerun === null ? null : (0,_render_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .rerunCommand */ .w4)(file, ['node', ownPath(), ...rerun]);
    if (again !== null)
        lines.splice(-1, 0, { text: _words_messages_js__WEBPACK_IMPORTED_MODULE_15__/* .MESSAGES */ .n.rerun(again.command, again.hasTitles), role: 'dim' });
    for (const { text, role } of lines)
        write(text, role);
}
/** Writes reports to the file of `--output`. Returns the exit code of the worst verdict. */
async function finish(results, isList, output, { logger, workspace }) {
    const verdicts = results.map(({ file: { report, verdict } }) => report.isAllowedEmpty ? 'passed' : verdict.value);
    const checks = results.flatMap(({ file }) => file.verdict.checks);
    if (checks.some((one) => one.outcome === 'notApplicable' && one.reason?.code === 'no-baseline'))
        logger.warn(_words_messages_js__WEBPACK_IMPORTED_MODULE_15__/* .MESSAGES */ .n.uncompared);
    if (output !== undefined) {
        try {
            await (0,_surfaces_report_file_js__WEBPACK_IMPORTED_MODULE_14__/* .writeReports */ .Li)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, output), results, isList);
        }
        catch (error) {
            logger.error(_words_messages_js__WEBPACK_IMPORTED_MODULE_15__/* .MESSAGES */ .n.surface('report', (0,_lib_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error)));
            verdicts.push('incomplete');
        }
    }
    const worst = Object.entries(_command_js__WEBPACK_IMPORTED_MODULE_16__/* .EXIT_CODES */ .ai).find(([value]) => verdicts.includes(value));
    return worst?.[1] ?? _command_js__WEBPACK_IMPORTED_MODULE_16__/* .EXIT_CODES */ .ai.incomplete;
}


/***/ }),

/***/ 68101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CY: () => (/* binding */ HAS_TABLE),
/* harmony export */   EX: () => (/* binding */ hasLivingMember),
/* harmony export */   fR: () => (/* binding */ killMarked),
/* harmony export */   l6: () => (/* binding */ MARK_VARIABLE),
/* harmony export */   vG: () => (/* binding */ sendSignal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89862);
/** Looks into /proc, which only Linux has. Elsewhere nothing is found. */


/** A process may start another one while both are looked for. */
const MAX_LOOKS = 10;
/** Processes that are dead, and stay until someone asks how they ended. */
const DEAD = ['Z', 'X'];
const HAS_TABLE = process.platform === 'linux';
/** In the environment of each process that is started. Its value is a mark. */
const MARK_VARIABLE = 'MCP_EVAL_GATE_PROCESS';
/**
 * Kills each process that has a mark in its environment, and what it has passed the mark on to. The
 * part before the point is the mark of all groups of a run. Returns how many there were.
 */
function killMarked(mark) {
    const marks = [`${MARK_VARIABLE}=${mark}\0`, `${MARK_VARIABLE}=${mark}.`];
    const killed = new Set();
    for (let look = 0; look < MAX_LOOKS; look += 1) {
        const found = processesWith('environ', (content) => marks.some((marked) => content.includes(marked)));
        if (found.length === 0)
            break;
        for (const pid of found) {
            sendSignal(pid, 'SIGKILL');
            killed.add(pid);
        }
    }
    return killed.size;
}
/** Whether a process group has a member that is not dead. */
function hasLivingMember(group) {
    const found = processesWith('stat', (content) => {
        // `pid (name) state parent group …`: the name may hold anything.
        const [state = '', , member] = content.slice(content.lastIndexOf(')') + 2).split(' ');
        return Number(member) === group && !DEAD.includes(state);
    });
    return found.length > 0;
}
/** Sends a signal to a process, or to a group by its negative number. Returns whether it exists. */
function sendSignal(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch (error) {
        // EPERM: on macOS only zombies are left.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) === 'ESRCH' || (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) === 'EPERM')
            return false;
        throw error;
    }
}
function processesWith(file, holds) {
    if (!HAS_TABLE)
        return [];
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc').filter((name) => /^\d+$/.test(name));
    return names.filter((name) => holds(contentOf(`/proc/${name}/${file}`))).map(Number);
}
function contentOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'latin1');
    }
    catch (error) {
        // The process is gone, or another user's.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) === undefined)
            throw error;
        return '';
    }
}


/***/ }),

/***/ 19232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ describeTools),
/* harmony export */   X: () => (/* binding */ SAMPLE)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65416);
/* harmony import */ var _verdicts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46577);


/** Words of the suite that `init` writes, and what it says. Names are foreign text. */
const SAMPLE = {
    head: 'Written by `init`. Replace arguments that are made up, and add what you expect.',
    title: (tool, server) => `${tool} of ${server} answers`,
    skip: 'it may change data',
    madeUp: (paths) => (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(`made up: ${paths.join(', ')}`),
    nothing: 'no server lists a tool.',
    written: (file, cases, skipped, others) => `${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(file)}: ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(cases, 'case')}, ${skipped} skipped. ${others.length > 0 ? `Servers left out: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .firstOf */ .Ku)(others)}. ` : ''}Replace arguments that are made up, then run it.`,
};
const MAX_DEPTH = 3;
/** Lists tools in lines. They are what a server sent: any member can be missing or wrong. */
function describeTools(server, tools) {
    return [`${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(server)}: ${(0,_verdicts_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(tools.length, 'tool')}`, ...tools.flatMap(describeTool)];
}
function describeTool({ name, description, inputSchema, annotations }) {
    const hints = Object.entries(Object(annotations)).flatMap(([key, value]) => typeof value === 'boolean' ? [`${key}: ${value}`] : []);
    const end = hints.length === 0 ? '' : ` (${hints.join(', ')})`;
    const first = typeof description === 'string' ? description.trim().split('\n', 1) : [];
    const { properties, required } = Object(inputSchema);
    const args = Object.entries(Object(properties)).map(([key, schema]) => {
        const isRequired = Array.isArray(required) && required.includes(key);
        return `    ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(`${key}: ${typeOf(schema, 0)}${isRequired ? ', required' : ''}`)}`;
    });
    return [(0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(`- ${[`${name}${end}`, ...first].join(': ')}`), ...args];
}
/** The type of an argument by its JSON Schema, as far as it says one. */
function typeOf(schema, depth) {
    const { type, enum: values, const: only, items, anyOf, oneOf } = Object(schema);
    const options = anyOf ?? oneOf;
    if (only !== undefined)
        return JSON.stringify(only);
    if (Array.isArray(values))
        return values.map((value) => JSON.stringify(value)).join(' or ');
    if (depth > MAX_DEPTH)
        return 'any';
    if (Array.isArray(options))
        return options.map((one) => typeOf(one, depth + 1)).join(' or ');
    if (type === 'array')
        return `list of ${typeOf(items, depth + 1)}`;
    return type === undefined ? 'any' : [type].flat().join(' or ');
}


/***/ })

};
