export const id = 1582;
export const ids = [1582];
export const modules = {

/***/ 18908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   diff: () => (/* binding */ diff),
/* harmony export */   doctor: () => (/* binding */ doctor),
/* harmony export */   ingest: () => (/* binding */ ingest),
/* harmony export */   validate: () => (/* binding */ validate)
/* harmony export */ });
/* harmony import */ var _api_validation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74499);
/* harmony import */ var _inputs_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49654);
/* harmony import */ var _report_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13099);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24953);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50698);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56949);






const { /* json */ "Pq": json, /* output */ "CG": output, /* mcpConfig */ "nX": mcpConfig, /* inputOption */ "IO": inputOption, /* inputsOf */ "Vc": inputsOf } = _options_js__WEBPACK_IMPORTED_MODULE_4__;
/** Makes a command of a source. What stands after its name, an `operand`, is values of an input. */
function commandOf(source, input, most, operand) {
    const options = _options_js__WEBPACK_IMPORTED_MODULE_4__/* .withInputs */ .wH(source, { json, output });
    const isTest = source === 'results';
    return (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .defineCommand */ .NB)(options, most, async (given, environment, write) => {
        const { values, operands, problems } = given;
        const inputs = inputsOf(source, values);
        // Patterns add up. Other operands replace the option.
        const isNamed = isTest || operands.length === 0;
        const text = [isNamed ? (inputs.get(input) ?? '') : '', ...operands].join('\n').trim();
        problems.push(...(await (0,_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .outputProblems */ .GW)(values.output, environment.workspace)));
        if (text === '' && operand)
            problems.push((0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .missingFile */ .Bi)(isTest ? 'ingest' : source, operand));
        const wrong = source === 'diff' && text !== '' ? (0,_api_validation_js__WEBPACK_IMPORTED_MODULE_0__/* .misfitsIn */ .NF)(_options_js__WEBPACK_IMPORTED_MODULE_4__/* .baseline */ ._Z, text) : [];
        problems.push(...wrong.map(({ data }) => ({ place: (0,_report_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOfFile */ .T2)('BASELINE'), data })));
        if (problems.length > 0 && !isTest)
            return { problems };
        const files = text === '' ? [] : [text];
        if (problems.length > 0)
            return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .findMistakes */ .FD)(source, inputs, files, environment, { problems });
        if (text !== '')
            inputs.set(input, source === 'diff' ? _options_js__WEBPACK_IMPORTED_MODULE_4__/* .baselineNamed */ .N9(text) : text);
        if (!isTest)
            inputs.set(_inputs_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUTS */ .mc.mode.name, source);
        const result = await (0,_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .judge */ .S4)(inputs, source, environment);
        (0,_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .showReport */ .UY)(result.file, values.json, write);
        return (0,_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .finish */ .O9)([result], false, values.output, environment);
    });
}
const ingest = commandOf('results', _inputs_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUTS */ .mc.results.name, Infinity, 'PATTERN');
const doctor = commandOf('doctor', _inputs_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUTS */ .mc.servers.name, Infinity);
const diff = commandOf('diff', _inputs_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUTS */ .mc.baseline.name, 1, 'BASELINE');
const CHECKED = {
    'mcp-config': mcpConfig,
    'model-base-urls': inputOption(_inputs_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUTS */ .mc.modelBaseUrls),
    'gate-file': inputOption(_inputs_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUTS */ .mc.gateFile),
};
/** Runs `validate FILE…`: lists all mistakes of suites, the list of servers and the gate file. */
const validate = (0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .defineCommand */ .NB)(CHECKED, Infinity, async (given, environment, write) => {
    const { operands: files, values, problems } = given;
    if (files.length === 0)
        problems.push((0,_command_js__WEBPACK_IMPORTED_MODULE_3__/* .missingFile */ .Bi)('validate'));
    const check = { problems, write };
    const ending = await (0,_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .findMistakes */ .FD)('evals', inputsOf('evals', values), files, environment, check);
    return ending.problems.length === 0 ? _command_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_CODES */ .ai.passed : ending;
});


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


/***/ })

};
